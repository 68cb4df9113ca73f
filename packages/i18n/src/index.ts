export {
  DEFAULT_LANGUAGE,
  isLanguage,
  LANGUAGES,
  languageName,
  languageOfTag,
  languageTag,
  type Language,
  type LanguageTag,
} from './language';
export { createI18n } from './messages/create-i18n';
export type { AnyMessageCatalogue, I18n } from './messages/types';
export {
  defineMessages,
  type MessageCatalogue,
  type MessageLoaders,
  type Messages,
  type TextFunction,
  type TextKey,
  type TextValues,
} from './messages/catalogue';
export { CatalogueTrans, type CatalogueTransProps } from './messages/catalogue-trans';
export { preloadCatalogues } from './messages/languages';
export { I18nProvider, type I18nProviderProps } from './provider';
export { useFormat, useLanguage, useTimeZone, useZoneMark } from './hooks';
export { detectLanguage } from './preferences/detect-language';
export { storedLanguage } from './preferences/stored-language';
export { TIME_ZONES, zoneName, zoneOffset, type TimeZone } from './preferences/time-zone';
export { createFormatter, type Formatter, type FormatterOptions } from './format/formatter';
export { NO_VALUE, shortPrice, type DecimalOptions } from './format/numbers';
export { isFirstGroup, readNumber, type DecimalSeparator, type NumberReading } from './format/read-number';
export { serverTexts } from './apitip/catalogue';
export { translateServerText, useServerText } from './apitip/server-text';
export { type WriteFigure, figureWriter, remembering } from './format/figure-writer';
