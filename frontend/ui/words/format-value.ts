export { formatValue } from '../../text/numbers.ts';
