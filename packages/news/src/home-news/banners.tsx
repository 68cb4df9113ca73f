import { BELOW, Box, colour, FONT_SIZE, INSET_FOCUS_RING, Skeleton, soft, space, WEIGHT } from '@bourse/ui-kit';
import { Link } from 'react-router';
import type { NewsItem } from '@bourse/contracts/news';
import { noticePath } from '../notices/notice-path';
import { newsMessages } from '../locales/messages';
import { Carousel } from './carousel';

/** As high in every state: loading, one banner, several, none. CSS pixels. */
export const BANNER_HEIGHT = 232;

const BANNER = {
  position: 'relative',
  display: 'block',
  height: '100%',
  color: colour.onFill,
  backgroundColor: colour.black,
  textDecoration: 'none',
  '&:focus-visible': INSET_FOCUS_RING,
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
} as const;

/** Room around a caption: of the fade above its text, and of the controls of the carousel, which are beside the text or on a phone below it. CSS pixels. */
const ROOM = { fade: 56, beside: 180, fadeOnPhone: 48, below: 52 } as const;

const CAPTION = {
  position: 'absolute',
  inset: 'auto 0 0 0',
  padding: space(`${ROOM.fade}px`, `${ROOM.beside}px`, 4, 6),
  fontSize: FONT_SIZE.heading,
  fontWeight: WEIGHT.strong,
  lineHeight: 1.3,
  textShadow: `0 1px 2px ${soft(colour.black, 60)}`,
  // The text is readable over any picture.
  backgroundImage: `linear-gradient(to top, ${soft(colour.black, 78)}, ${soft(colour.black, 48)} 55%, transparent)`,
  overflowWrap: 'anywhere',
  [BELOW.sm]: { padding: space(`${ROOM.fadeOnPhone}px`, 4, `${ROOM.below}px`), fontSize: FONT_SIZE.reading },
} as const;

export interface BannersProps {
  /** `undefined` while they are on their way. */
  readonly banners: readonly NewsItem[] | undefined;
}

/** The exchange's banners (news category 5). */
export function Banners({ banners }: BannersProps) {
  const text = newsMessages.useText();
  return (
    <Box sx={{ height: { xs: 176, sm: BANNER_HEIGHT }, minWidth: 0 }}>
      {banners ? (
        <Carousel label={text('banners.label')} items={banners} itemKey={({ id }) => id}>
          {(banner) => (
            <Box component={Link} sx={BANNER} to={noticePath(banner.id)}>
              <Cover banner={banner} />
              <Box component="span" sx={CAPTION}>
                {banner.title}
              </Box>
            </Box>
          )}
        </Carousel>
      ) : (
        <Skeleton height="100%" />
      )}
    </Box>
  );
}

function Cover({ banner }: { banner: NewsItem }) {
  const source = banner.cover || banner.thumbnail;
  if (source === '') return null;
  return <img src={source} alt="" loading="lazy" decoding="async" draggable={false} />;
}
