import { articleId } from '../../content/news/news';

interface Texts {
  readonly title: string;
  readonly abstract: string;
  readonly content: string;
  readonly whitepaper: string;
}

/** The article about the coins; the client shows it in the user's language. */
const WHITEPAPER = `/components/noticeDetail?id=${articleId('coinIntroduction', 'en')}`;

/** Texts of the seeded launches by id. */
const TEXTS: Readonly<Record<number, Texts>> = {
  1: {
    title: 'BRS, first release',
    abstract: 'The first release of the platform token. It is sold out.',
    content: '<p>The first release sold five million BRS in six days.</p>',
    whitepaper: WHITEPAPER,
  },
  2: {
    title: 'BRS, second release',
    abstract: 'BRS pays trading fees at a discount and is traded against USDT. This release is open to every user.',
    content:
      '<h2>Use of BRS</h2><ul><li>Trading fees can be paid in BRS.</li><li>Holders take part in later launches first.</li></ul>' +
      '<h2>Terms</h2><p>Tokens are delivered at once and stay locked for 24 hours. Lots of 100 BRS are sold first come, first served.</p>',
    whitepaper: WHITEPAPER,
  },
  3: {
    title: 'BRS, third release',
    abstract: 'The third release starts after the second one has ended.',
    content: '<p>Price and total are fixed before the start.</p>',
    whitepaper: WHITEPAPER,
  },
};

const NO_TEXTS: Texts = { title: '', abstract: '', content: '', whitepaper: '' };

export const launchText = (id: number): Texts => TEXTS[id] ?? NO_TEXTS;
