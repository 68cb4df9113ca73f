import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RichText } from './rich-text';

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

// In the shape that the text says, so that it has its size before it is there.
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
  },
};

export const PlainText: Story = {
  args: { content: 'The first paragraph\nwith two lines.\n\nThe second: 1 < 2, profit & loss.' },
};
