import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';

const { resolve } = createRequire(import.meta.url);

/** Noto under the names of two fonts of systems that the client asks for (`FONT_FAMILY`). */
const FONTS = [
  ['@fontsource-variable/noto-sans-sc', 'Noto Sans SC Variable', 'PingFang SC'],
  ['@fontsource-variable/noto-sans-kr', 'Noto Sans KR Variable', 'Apple SD Gothic Neo'],
] as const;

/** Address at which the page loads the files: its own origin, as the content security policy asks. */
const FILES = '/test-fonts/';

/** Gives the page glyphs of Chinese, Japanese and Korean, which the machine may lack. */
export async function addAsianFonts(page: Page): Promise<void> {
  const sheets = await Promise.all(
    FONTS.map(async ([name, family, alias]) => {
      const sheet = resolve(`${name}/index.css`);
      await page.route(`**${FILES}${name}/*`, (route) => {
        const file = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
        return route.fulfill({ path: join(dirname(sheet), 'files', file) });
      });
      const text = await readFile(sheet, 'utf8');
      return text.replaceAll(family, alias).replaceAll('url(./files/', `url(${FILES}${name}/`);
    }),
  );
  await page.addInitScript((text) => {
    // The policy refuses a style element.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, sheets.join('\n'));
}
