export { searchScopeText } from '../../../domain/text/index.ts';
