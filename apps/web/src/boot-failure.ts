/** Message for failures before React and the texts are loaded, by the page's language. */
const WORDS: Readonly<Record<string, readonly [message: string, retry: string]>> = {
  'zh-CN': ['页面未能加载。请检查网络后重试。', '重试'],
  'zh-HK': ['頁面未能載入。請檢查網絡後重試。', '重試'],
  en: ['The page could not be loaded. Check your connection, then try again.', 'Try again'],
  ko: ['페이지를 불러오지 못했습니다. 연결 상태를 확인한 뒤 다시 시도해 주세요.', '다시 시도'],
  ja: ['ページを読み込めませんでした。接続を確認してもう一度お試しください。', '再試行'],
  es: ['No se ha podido cargar la página. Compruebe su conexión e inténtelo de nuevo.', 'Reintentar'],
};

/** The same for a browser that lacks what the client needs. */
const OLD_BROWSER: Readonly<Record<string, string>> = {
  'zh-CN': '您的浏览器版本过旧。请更新浏览器后重试。',
  'zh-HK': '您的瀏覽器版本過舊。請更新瀏覽器後重試。',
  en: 'Your browser is too old for this page. Update it, then try again.',
  ko: '브라우저 버전이 너무 오래되었습니다. 업데이트한 뒤 다시 시도해 주세요.',
  ja: 'お使いのブラウザーは古いため、このページを表示できません。更新してからもう一度お試しください。',
  es: 'Su navegador es demasiado antiguo para esta página. Actualícelo e inténtelo de nuevo.',
};

/** A browser older than those of the README, which the build is made for. */
export const isOldBrowser = (): boolean => !('groupBy' in Map) || !('withResolvers' in Promise);

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
  const { lang } = document.documentElement;
  message.textContent = isOldBrowser() ? (OLD_BROWSER[lang] ?? OLD_BROWSER['en'] ?? words) : words;
  const button = document.createElement('button');
  button.textContent = retry;
  button.addEventListener('click', () => location.assign(location.href));
  Object.assign(root.style, { maxWidth: '32em', margin: '20vh auto', padding: '0 1em', textAlign: 'center' });
  root.replaceChildren(message, button);
}
