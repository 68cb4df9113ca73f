import { CatalogueTrans, NO_VALUE, useFormat } from '@bourse/i18n';
import type { Decimal } from '@bourse/decimal';
import {
  Box,
  BELOW,
  colour,
  Columns,
  Figure,
  FONT_SIZE,
  HEADLINE_SIZE,
  Row,
  Skeleton,
  soft,
  Stack,
  Text,
  WEIGHT,
  space,
} from '@bourse/ui-kit';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { TINY } from '../quotation/layout';
import { FeaturePart, useScreens } from '@bourse/feature-kit';
import { LINKS } from '../links';
import { homeMessages } from '../locales/messages';
import { Section } from './layout';
import { QuickRegister } from './quick-register';

const GROUND = {
  // oxlint-disable-next-line bourse/no-raw-length -- the opening of the start page has more room than the scale, as its headline is larger than the texts
  padding: '56px 0 48px',
  backgroundImage: `radial-gradient(760px 440px at 78% 0%, ${soft(colour.accent, 20)}, transparent 72%)`,
  [BELOW.sm]: { padding: space(8, 0, 8) },
} as const;

const HEADLINE = {
  margin: 0,
  fontSize: HEADLINE_SIZE,
  fontWeight: WEIGHT.strong,
  lineHeight: 1.12,
  letterSpacing: '-0.02em',
  textWrap: 'balance',
  // Between words or clauses, never inside of them.
  '&:lang(zh), &:lang(ja), &:lang(ko)': {
    letterSpacing: 0,
    lineHeight: 1.25,
    wordBreak: 'keep-all',
    overflowWrap: 'anywhere',
  },
  // The longest clause in one line.
  [TINY]: { fontSize: FONT_SIZE.display },
} as const;

/** Figures of the whole market. */
export interface MarketFacts {
  readonly pairs: number;
  /** Over 24 hours, in the currency that most is quoted in. */
  /** `undefined` if that of one pair is unknown. */
  readonly turnover: Decimal | undefined;
  readonly currency: string;
}

export interface HeroProps {
  readonly onRegister: (email: string) => void;
  /** `undefined` if they are not known. */
  readonly facts: MarketFacts | undefined;
  readonly isLoading: boolean;
  /** Beside the text: the current market. */
  readonly children: ReactNode;
}

/** The top of the page for a visitor: what the exchange is, and how to start. */
export function Hero({ onRegister, facts, isLoading, children }: HeroProps) {
  const text = homeMessages.useText();
  const format = useFormat();
  const { entry, has } = useScreens();
  return (
    <Box sx={GROUND}>
      <Section as="div">
        <Columns shares={[1.15, 1]} spacing={{ xs: 8, md: 14 }} alignItems="center">
          <Stack>
            <Box component="h1" sx={HEADLINE}>
              {text('hero.title')}
            </Box>
            <Text size="reading" tone="quiet" style={{ maxWidth: 520 }}>
              {text('hero.words')}
            </Text>
            {has(entry.register) && <QuickRegister onRegister={onRegister} />}
            {/* The button comes last: it moves no other when it comes. */}
            <Row spacing={4} sx={{ minHeight: 48 }}>
              <Text as="span" tone="quiet">
                <CatalogueTrans
                  catalogue={homeMessages}
                  textKey="hero.logIn"
                  components={{ logIn: <Link to={entry.logIn} /> }}
                />
              </Text>
              <FeaturePart part={LINKS.tryPlayMoney} isOptional />
            </Row>
            <Row component="dl" spacing={12} sx={{ pt: 4 }}>
              <Fact name={text('hero.pairs')} isLoading={isLoading} width={48}>
                {facts && format.number(facts.pairs)}
              </Fact>
              <Fact name={text('hero.turnover')} isLoading={isLoading} width={128}>
                {facts && [format.compact(facts.turnover), facts.turnover && facts.currency].join(' ')}
              </Fact>
            </Row>
          </Stack>
          {children}
        </Columns>
      </Section>
    </Box>
  );
}

interface FactProps {
  readonly name: string;
  readonly isLoading: boolean;
  /** Size of the placeholder while it loads. CSS pixels. */
  readonly width: number;
  readonly children: string | undefined;
}

function Fact({ name, isLoading, width, children = NO_VALUE }: FactProps) {
  return (
    <Figure label={name} size="heading">
      {isLoading ? <Skeleton width={width} height={26} /> : children}
    </Figure>
  );
}
