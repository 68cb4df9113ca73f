import type { ComponentProps } from 'react';

/* Table parts for a virtual list. Only visible rows exist, absolutely positioned, which removes the semantics of
   table elements; ARIA roles restore them. */

type Props = ComponentProps<'div'>;

// oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see above
export const TableElement = (props: Props) => <div {...props} role="table" />;
// oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see above
export const RowGroupElement = (props: Props) => <div {...props} role="rowgroup" />;
// oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see above
export const RowElement = (props: Props) => <div {...props} role="row" />;
// oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see above
export const CellElement = (props: Props) => <div {...props} role="cell" />;
// oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see above
export const ColumnHeaderElement = (props: Props) => <div {...props} role="columnheader" />;
// oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see above
export const RowHeaderElement = (props: Props) => <div {...props} role="rowheader" />;
