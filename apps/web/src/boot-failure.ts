/** Message for failures before React and the texts are loaded, by the page's language. */
const WORDS: Readonly<Record<string, readonly [message: string, retry: string]>> = {
  'zh-CN': ['页面未能加载。请检查网络后重试。', '重试'],
  'zh-HK': ['頁面未能載入。請檢查網絡後重試。', '重試'],
  en: ['The page could not be loaded. Check your connection, then try again.', 'Try again'],
  ko: ['페이지를 불러오지 못했습니다. 연결 상태를 확인한 뒤 다시 시도해 주세요.', '다시 시도'],
  ja: ['ページを読み込めませんでした。接続を確認してもう一度お試しください。', '再試行'],
  es: ['No se ha podido cargar la página. Compruebe su conexión e inténtelo de nuevo.', 'Reintentar'],
};

/**
 * Event of the window: the client could not start. The page's inline script, which has the words, shows it, so that the client does
 * not contain them a second time.
 */
export const BOOT_FAILED = 'boot-failed';

/** Replaces the page if its first files did not load; plain elements, because no component is available. */
export function showBootFailure(root: HTMLElement): void {
  const [words, retry] = WORDS[document.documentElement.lang] ?? WORDS['en'] ?? ['', ''];
  const message = document.createElement('p');
  message.setAttribute('role', 'alert');
  message.textContent = words;
  const button = document.createElement('button');
  button.textContent = retry;
  button.addEventListener('click', () => location.assign(location.href));
  Object.assign(root.style, { maxWidth: '32em', margin: '20vh auto', padding: '0 16px', textAlign: 'center' });
  root.replaceChildren(message, button);
}
