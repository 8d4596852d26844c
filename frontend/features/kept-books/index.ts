export { KeptBooksTab } from './kept-books-tab.tsx';
