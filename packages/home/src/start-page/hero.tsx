import { CatalogueTrans, NO_VALUE, useFormat } from '@bourse/i18n';
import type { Decimal } from '@bourse/decimal';
import { BELOW, colour, FONT_SIZE, HEADLINE_SIZE, Skeleton, soft, WEIGHT } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { TINY } from '../quotation/layout';
import { useScreens } from '@bourse/feature-kit';
import { homeMessages } from '../locales/messages';
import { PATHS } from '../paths';
import { ActionLink, Section } from './layout';
import { QuickRegister } from './quick-register';

const Ground = styled('div')({
  padding: '56px 0 48px',
  backgroundImage: `radial-gradient(760px 440px at 78% 0%, ${soft(colour.accent, 20)}, transparent 72%)`,
  [BELOW.sm]: { padding: '32px 0 32px' },
});

const Columns = styled(Section)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1fr)',
  alignItems: 'center',
  gap: 56,
  [BELOW.md]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 32 },
});

const Headline = styled('h1')({
  margin: '0 0 16px',
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
});
const Words = styled('p')({
  margin: '0 0 28px',
  maxWidth: 520,
  fontSize: FONT_SIZE.reading,
  lineHeight: 1.55,
  color: colour.quiet,
  textWrap: 'pretty',
});

const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });
const LogIn = styled('p')({ margin: '0', fontSize: FONT_SIZE.form, color: colour.quiet });

const Facts = styled('dl')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '16px 48px',
  margin: '32px 0 0',
  '& dt': { fontSize: FONT_SIZE.table, color: colour.quiet },
  '& dd': {
    margin: 0,
    fontSize: FONT_SIZE.heading,
    lineHeight: '30px',
    fontWeight: WEIGHT.strong,
    fontVariantNumeric: 'tabular-nums',
  },
});

/** Figures of the whole market. */
export interface MarketFacts {
  readonly pairs: number;
  /** Over 24 hours, in the currency that most is quoted in. */
  readonly turnover: Decimal;
  readonly currency: string;
}

export interface HeroProps {
  readonly isLoggedIn: boolean;
  /** Where trading begins. */
  readonly tradePath: string;
  readonly onRegister: (email: string) => void;
  /** `undefined` if they are not known. */
  readonly facts: MarketFacts | undefined;
  readonly isLoading: boolean;
  /** Beside the text: the current market. */
  readonly children: ReactNode;
}

/** The top of the page: what the exchange is, and how to start. */
export function Hero({ isLoggedIn, tradePath, onRegister, facts, isLoading, children }: HeroProps) {
  const text = homeMessages.useText();
  const format = useFormat();
  const { entry } = useScreens();
  return (
    <Ground>
      <Columns as="div">
        <div>
          <Headline>{text('hero.title')}</Headline>
          <Words>{text('hero.words')}</Words>
          {isLoggedIn ? (
            <Ways>
              <ActionLink to={tradePath}>{text('hero.trade')}</ActionLink>
              <ActionLink to={PATHS.quotation} data-tone="quiet">
                {text('hero.markets')}
              </ActionLink>
            </Ways>
          ) : (
            <>
              <QuickRegister onRegister={onRegister} />
              <LogIn>
                <CatalogueTrans
                  catalogue={homeMessages}
                  textKey="hero.logIn"
                  components={{ logIn: <Link to={entry.logIn} /> }}
                />
              </LogIn>
            </>
          )}
          <Facts>
            <Fact name={text('hero.pairs')} isLoading={isLoading} width={48}>
              {facts && format.number(facts.pairs)}
            </Fact>
            <Fact name={text('hero.turnover')} isLoading={isLoading} width={128}>
              {facts && `${format.compact(facts.turnover)} ${facts.currency}`}
            </Fact>
          </Facts>
        </div>
        {children}
      </Columns>
    </Ground>
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
    <div>
      <dt>{name}</dt>
      <dd>{isLoading ? <Skeleton width={width} height={30} /> : children}</dd>
    </div>
  );
}
