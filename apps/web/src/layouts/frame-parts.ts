import styled from '@emotion/styled';

export const Column = styled('div')({
  '--bourse-header-height': '56px',
  minHeight: '100dvh',
  display: 'flex',
  flexDirection: 'column',
});

export const Main = styled('main')({ flex: 1, minWidth: 0, '&:focus': { outline: 'none' } });
