import styled from '@emotion/styled';
import { RADIUS } from '../theme/scale';
import { colour } from '../theme/variables';

const Link = styled('a')({
  position: 'fixed',
  top: -100,
  left: 8,
  zIndex: 2000,
  padding: '8px 16px',
  border: `1px solid ${colour.edge}`,
  borderRadius: RADIUS.control,
  color: colour.text,
  backgroundColor: colour.raised,
  '&:focus': { top: 8 },
});

export interface SkipLinkProps {
  readonly label: string;
  /** The part of the page, as a fragment: `#main`. */
  readonly href: `#${string}`;
  /** Moves the focus. */
  readonly onSkip: () => void;
}

/** Moves the focus past a part of the page. Visible while it has the focus. */
export function SkipLink({ label, href, onSkip }: SkipLinkProps) {
  return (
    <Link
      href={href}
      onClick={(event) => {
        // The address stays as it is: a fragment would be one more step back.
        event.preventDefault();
        onSkip();
      }}
    >
      {label}
    </Link>
  );
}
