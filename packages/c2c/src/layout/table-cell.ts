import styled from '@emotion/styled';

/** Lines of a table's cell: the value, and notes below it, which wrap where the table is narrow. */
export const TableCell = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  '& > * + *': { whiteSpace: 'normal' },
});
