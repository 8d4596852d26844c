export { ChooseWords } from './choosing/choose-words.tsx';
