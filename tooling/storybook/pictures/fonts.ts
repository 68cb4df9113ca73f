import korean from '@fontsource-variable/noto-sans-kr/index.css?inline';
import chinese from '@fontsource-variable/noto-sans-sc/index.css?inline';

const SHEET = 'asian-fonts';

/**
 * Glyphs of Chinese, Japanese and Korean, which the machine may lack: Noto under the names of two fonts of systems that the client asks
 * for (`FONT_FAMILY`).
 */
export function addAsianFonts(): void {
  // The files of a page share its document.
  if (document.getElementById(SHEET)) return;
  const sheet = document.createElement('style');
  sheet.id = SHEET;
  sheet.textContent = [
    chinese.replaceAll('Noto Sans SC Variable', 'PingFang SC'),
    korean.replaceAll('Noto Sans KR Variable', 'Apple SD Gothic Neo'),
  ].join('\n');
  document.head.append(sheet);
}
