import { openCheatSheet, AnyLink, useScreens, useSupportLink, whenIdle } from '@bourse/feature-kit';
import { useFooterArticles } from '@bourse/news';
import {
  Box,
  ABOVE,
  COARSE,
  colour,
  FONT_SIZE,
  PlainButton,
  RADIUS,
  Stack,
  Text,
  TOUCH,
  WEIGHT,
  hairline,
  space,
} from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { useRef, useState, useEffect, type RefObject } from 'react';
import type { BrandLink } from '../../brand/brand';
import { useBrand, useBrandText } from '../../brand/brand-context';
import { LINKS } from '../../links';
import { shellMessages } from '../../locales/messages';
import { AppsPopover } from '../header/apps-popover';
import { copyrightYears } from './years';

/** The maximum width of reading pages. CSS pixels. */
const READING_WIDTH = 1200;

const BAR = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(4, 8),
  padding: space(6, `max(${space(4)}, 50% - ${READING_WIDTH / 2}px)`),
  fontSize: FONT_SIZE.table,
  color: colour.quiet,
  backgroundColor: colour.panel,
  borderTop: hairline(colour.line),
  // Minimum width for pending content, to avoid a layout shift.
  '& > section': { [ABOVE.sm]: { minWidth: 160 } },
  '& h2': { margin: space(0, 0, 2), fontSize: FONT_SIZE.table, fontWeight: WEIGHT.strong, color: colour.text },
  '& ul': { display: 'grid', gap: 2, listStyle: 'none', margin: 0, padding: 0 },
  '& a': { color: 'inherit', textDecoration: 'none' },
  '& a:hover': { color: colour.text, textDecoration: 'underline' },
  [COARSE]: {
    '& ul': { gap: 0 },
    '& a': { display: 'inline-flex', alignItems: 'center', minHeight: TOUCH },
  },
} as const;

const WAITING = {
  display: 'grid',
  alignItems: 'center',
  height: '1.5em',
  [COARSE]: { height: TOUCH },
  '&::before': {
    content: '""',
    width: 96,
    height: 10,
    borderRadius: `${RADIUS.control}px`,
    backgroundColor: colour.raised,
  },
} as const;

const KeysButton = styled(PlainButton)({
  fontSize: FONT_SIZE.dense,
  '&:hover': { color: colour.text, textDecoration: 'underline' },
  '& kbd': { padding: space(0, 1), border: hairline(colour.edge), borderRadius: RADIUS.control, font: 'inherit' },
  // There is no keyboard.
  '@media (hover: none)': { display: 'none' },
});

const COLUMNS = ['about', 'explain', 'support'] as const;

/** Number of placeholders while the articles are unknown. */
const EXPECTED = { about: 4, explain: 4, support: 2 } as const;

function FooterLink({ text, href }: BrandLink) {
  const { text: words, lang } = useBrandText()(text);
  return (
    <AnyLink href={href} lang={lang}>
      {words}
    </AnyLink>
  );
}

const toLink = ({ title, path }: { title: string; path: string }): BrandLink => ({ text: title, href: path });

/** If an article of the exchange and a link of the operator have the same target, the operator's text is used. */
const onceEach = (links: readonly BrandLink[]) => [...new Map(links.map((link) => [link.href, link])).values()];

/** However busy the page is, the footer gets its links after this. */
const IDLE_LIMIT_MS = 4000;

/** One screen ahead, so that the content is loaded before it is visible. */
const AHEAD = '0px 0px 900px 0px';

/** Has the element been in the window, or not far below it? Once it has, the answer stays. */
function useNearViewport(element: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (isSeen || !element.current || typeof IntersectionObserver === 'undefined') return undefined;
    const footer = element.current;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setSeen(true);
      },
      { rootMargin: AHEAD },
    );
    // The footer of an empty page is visible: the screen's own requests go first.
    const cancel = whenIdle(() => observer.observe(footer), IDLE_LIMIT_MS);
    return () => {
      cancel();
      observer.disconnect();
    };
  }, [element, isSeen]);
  return isSeen;
}

/**
 * Three columns of links (trading side, section 2): the exchange's articles, then the operator's links. Empty columns
 * are hidden. Articles are requested when the footer comes near the viewport; until then their space is reserved.
 */
export function Footer() {
  const text = shellMessages.useText();
  const { name, footer } = useBrand();
  const [years] = useState(() => copyrightYears(new Date()));
  const bar = useRef<HTMLElement>(null);
  const articles = useFooterArticles({ skip: !useNearViewport(bar) });
  const support = useSupportLink();
  const { pathOf } = useScreens();
  const fees = pathOf(LINKS.fees);
  const diagnostics = pathOf(LINKS.diagnostics);
  const contact: BrandLink[] = [
    ...(support === undefined ? [] : [{ text: text('footer.contact'), href: support }]),
    ...(fees === undefined ? [] : [{ text: text('footer.fees'), href: fees }]),
    ...(diagnostics === undefined ? [] : [{ text: text('footer.diagnostics'), href: diagnostics }]),
  ];
  const columns = COLUMNS.map((id) => {
    const known = articles[id]?.map(toLink);
    const links = [...(id === 'support' ? contact : []), ...(known ?? []), ...footer[id]];
    return { id, links: onceEach(links), waiting: known ? 0 : EXPECTED[id] };
  });

  return (
    <Box component="footer" sx={BAR} ref={bar} aria-label={text('footer.label')}>
      {columns
        .filter(({ links, waiting }) => links.length + waiting > 0)
        .map(({ id, links, waiting }) => (
          <section key={id} aria-busy={waiting > 0}>
            <h2>{text(`footer.${id}`)}</h2>
            <ul>
              {links.map((link) => (
                <li key={link.href}>
                  <FooterLink {...link} />
                </li>
              ))}
              {Array.from({ length: waiting }, (_none, index) => (
                <Box component="li" sx={WAITING} key={index} aria-hidden />
              ))}
            </ul>
          </section>
        ))}
      <Stack
        spacing={2}
        sx={{
          flexBasis: { xs: '100%', sm: 'auto' },
          alignItems: { xs: 'start', sm: 'end' },
          alignSelf: 'flex-end',
          ml: 'auto',
        }}
      >
        <AppsPopover place="above" />
        <KeysButton type="button" aria-keyshortcuts="?" onClick={openCheatSheet}>
          {text('footer.keys')} <kbd>?</kbd>
        </KeysButton>
        <Text size="dense">{text('footer.rights', { years, name })}</Text>
      </Stack>
    </Box>
  );
}
