import { colour, FADED_ENDS, FONT_SIZE, Row, TOUCH_SIZE } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { useLocation } from 'react-router';
import type { AreaEntry } from './area-frame';
import { useScreens } from './screens';
import { useInStrip } from './use-in-strip';
import { useLink } from './use-link';

const Look = styled('a')({
  fontSize: FONT_SIZE.form,
  color: colour.quiet,
  textDecoration: 'none',
  '&:hover': { color: colour.text },
  '&[aria-current="page"]': { color: colour.text, boxShadow: `inset 0 -2px ${colour.accent}` },
  ...TOUCH_SIZE,
  display: 'inline-flex',
  alignItems: 'center',
  // The touch size replaces the least width of a flex item, that of its text.
  flexShrink: 0,
  whiteSpace: 'nowrap',
});

function Tab({ path, label, aliases = [] }: AreaEntry) {
  const { pathname } = useLocation();
  const isCurrent = [path, ...aliases].includes(pathname);
  const link = useLink(path);
  return (
    <Look ref={useInStrip(isCurrent)} {...link} aria-current={isCurrent ? 'page' : undefined}>
      {label}
    </Look>
  );
}

export interface AreaTabsProps {
  /** Name of the row, e.g. "History". */
  readonly label: string;
  readonly entries: readonly AreaEntry[];
}

/** Links between the screens of one subject, those that exist: above each of these screens. */
export function AreaTabs({ label, entries }: AreaTabsProps) {
  const { has } = useScreens();
  return (
    <Row
      component="nav"
      spacing={5}
      sx={{ flexWrap: 'nowrap', mb: 3, overflowX: 'auto', scrollbarWidth: 'none', ...FADED_ENDS }}
      aria-label={label}
    >
      {entries
        .filter(({ path }) => has(path))
        .map((entry) => (
          <Tab key={entry.path} {...entry} />
        ))}
    </Row>
  );
}
