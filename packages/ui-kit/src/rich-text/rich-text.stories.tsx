import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RichText } from './rich-text';
import { sanitise } from './sanitise';
import { XSS_VECTORS } from './xss-vectors.test-support';

const meta = {
  title: 'Rich text',
  component: RichText,

  parameters: {
    guide: {
      do: [
        'Use it for every text that comes from the server, coins and notices alike.',
        'Set `headingLevel` so that headings follow those of the page.',
      ],
      dont: ['Set inner HTML anywhere else.', "Trust a server's style, script or form: they are removed."],
      accessibility: [
        'Headings keep their order, tables their heads.',
        'Links out open in a new tab, which cannot reach back into the page.',
      ],
    } satisfies Guide,
  },
  decorators: [
    (Story) => (
      <main style={{ maxWidth: 720, padding: 24 }}>
        <h1>Notice</h1>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof RichText>;
export default meta;
type Story = StoryObj<typeof meta>;

// The image has its declared size, so that it keeps its size before it loads.
const PICTURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAABAAAAADCAIAAAAV0xgDAAAAEUlEQVR42mNITvtIEmKguQYAspxS4Sie9dwAAAAASUVORK5CYII=';

export const Notice: Story = {
  args: {
    content: `<h1>New pairs</h1>
      <p>From <strong>20 November</strong> on, <em>six pairs</em> can be traded. See the <a href="/quotation">markets</a>
      or the <a href="https://example.org/">project's site</a>. <mark>Deposits open first.</mark></p>
      <ul><li>SOL/USDT</li><li>XRP/USDT</li></ul>
      <ol start="3"><li>Third</li><li>Fourth</li></ol>
      <h2>Fees</h2>
      <table><caption>Per trade</caption>
        <tr><th scope="col">Level</th><th scope="col">Maker</th><th scope="col">Taker</th></tr>
        <tr><td>Everybody</td><td>0.10%</td><td>0.20%</td></tr>
      </table>
      <blockquote>Prices can fall as well as rise.</blockquote>
      <p><code>GET /api/currency/quotation_new</code></p>
      <figure><img src="${PICTURE}" width="640" height="120" alt="A blue field"><figcaption>Cover</figcaption></figure>`,
  },
};

/** Time for what loads by itself: events of broken pictures, animations, frames. */
const UNTIL_EVENTS_MS = 300;

/**
 * Published vectors in a real browser, whose parser differs from that of a test exactly where such a vector hides. What is left of
 * them is also written out and parsed again, as an editor or a copy would do: a mutation becomes a script only then.
 */
async function expectNothingRuns(page: Document): Promise<void> {
  const xss = fn();
  Object.assign(globalThis, { xss });
  const place = page.createElement('div');
  for (const vector of XSS_VECTORS) place.append(sanitise(vector, { headingLevel: 2, tableLabel: 'Table' }));
  const again = page.createElement('div');
  again.innerHTML = place.innerHTML;
  place.append(again);
  page.body.append(place);
  for (const element of place.querySelectorAll('*')) {
    if (element instanceof HTMLAnchorElement)
      await expect(element.protocol).not.toMatch(/^(?:javascript|data|vbscript):/);
    for (const name of ['focus', 'mouseover', 'toggle']) element.dispatchEvent(new Event(name, { bubbles: true }));
  }
  await new Promise((resolve) => setTimeout(resolve, UNTIL_EVENTS_MS));
  await expect(xss).not.toHaveBeenCalled();
  await expect(
    place.querySelector('script, style, iframe, object, embed, form, input, svg, math, base, [id]'),
  ).toBeNull();
  place.remove();
}

/** What an attacker, or an editor copying from elsewhere, may send: nothing of it may show but words. */
export const Hostile: Story = {
  args: {
    content: `<style>body { display: none }</style><script>document.title = 'stolen'</script>
      <p style="position:fixed;inset:0;background:red;color:yellow;font-size:90px" onclick="alert(1)">Black on white,
      <font color="white" size="7">whatever the editor chose</font>.</p>
      <img src="x" onerror="document.title = 'stolen'"><iframe src="https://example.org"></iframe>
      <form action="https://example.org"><input name="password"><button>Log in</button></form>
      <a href="javascript:document.title='stolen'">A trap</a>
      <p>${'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'.repeat(6)}</p>
      <table><tr>${'<td>a_column_that_will_not_break</td>'.repeat(12)}</tr></table>`,
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/Black on white/);
    await expect(document.title).not.toBe('stolen');
    await expect(canvasElement.querySelector('iframe, form, input, script, style, p[style]')).toBeNull();
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expectNothingRuns(canvasElement.ownerDocument);
  },
};

export const PlainText: Story = {
  args: { content: 'The first paragraph\nwith two lines.\n\nThe second: 1 < 2, profit & loss.' },
};
