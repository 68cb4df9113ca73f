import styled from '@emotion/styled';

const Svg = styled('svg')({ display: 'block', fill: 'none', stroke: 'currentColor', strokeWidth: 1.5 });

/** An icon on a 16 px grid; its button has the label. */
export function Picture({ path }: { readonly path: string }) {
  return (
    <Svg width={16} height={16} viewBox="0 0 16 16" strokeLinecap="round" strokeLinejoin="round" aria-hidden>
      <path d={path} />
    </Svg>
  );
}
