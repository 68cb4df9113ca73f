import styled from '@emotion/styled';

/** Lines of a table's cell. */
export const TableCell = styled('div')({ display: 'flex', flexDirection: 'column', gap: 2 });
