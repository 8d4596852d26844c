export { biblePartNames, searchScopeText } from '../../../domain/text/index.ts';
