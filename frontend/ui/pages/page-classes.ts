export const FIELD_BOX =
  'min-h-11 w-full rounded-(--radius) border border-control-line bg-background px-3.5 text-ink';
export const FIELD = `${FIELD_BOX} text-body`;

/**
 * The classes of a table of words or values. The rules for all cells are in `:where`, so that the classes of one cell
 * can change them. The table runs from left to right, so a Hebrew word has its margin on the right too.
 */
export const TABLE = [
  'w-full leading-[1.4]',
  '[:where(&_th,&_td)]:pe-2.5 [:where(&_th,&_td)]:text-start [:where(&_th,&_td)]:align-baseline [:where(&_th,&_td)]:font-normal',
  '[:where(&_tr>:last-child)]:pe-1',
  '[:where(&_thead_th)]:sticky [:where(&_thead_th)]:top-0 [:where(&_thead_th)]:bg-background [:where(&_thead_th)]:py-2 [:where(&_thead_th)]:text-muted [:where(&_thead_th)]:shadow-[inset_0_-1px_var(--line)]',
  '[:where(&_tbody_th,&_tbody_td)]:py-1.5 [:where(&_tbody_th)]:wrap-anywhere [:where(&_tbody_tr+tr>*)]:border-t [:where(&_tbody_tr+tr>*)]:border-line',
  '[:where(&_th>bdi)]:mr-1',
].join(' ');

export const NUMERIC = 'text-end tabular-nums';
