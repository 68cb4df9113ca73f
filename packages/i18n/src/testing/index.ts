export { checkLocales, type LocaleRules } from './check-locales';
export { createTestI18n, preloadMessages, TestI18n, type TestI18nProps } from './test-i18n';
