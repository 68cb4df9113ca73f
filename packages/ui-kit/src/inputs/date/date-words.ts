import type { Language } from '@bourse/i18n';
import type { LocalizationProviderProps } from '@mui/x-date-pickers/LocalizationProvider';
import { enUS, esES, jaJP, koKR, zhCN, zhHK } from '@mui/x-date-pickers/locales';
import 'dayjs/locale/es';
import 'dayjs/locale/ja';
import 'dayjs/locale/ko';
import 'dayjs/locale/zh-cn';
import 'dayjs/locale/zh-hk';

type Texts = NonNullable<LocalizationProviderProps<string>['localeText']>;

/** The library's words; in place of its format letters (`MMMM DD, YYYY`) an empty field names its parts. */
const textsOf = ({ components }: typeof enUS, year: string, month: string, day: string): Texts => ({
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library types its own texts as possibly undefined
  ...(components.MuiLocalizationProvider.defaultProps.localeText as Texts),
  fieldYearPlaceholder: () => year,
  fieldMonthPlaceholder: () => month,
  fieldDayPlaceholder: () => day,
});

const NUMBERS = 'YYYY/MM/DD';
/** English and Spanish name the month, as `dateFormatter` of i18n does; English puts it first. */
const NAMED_MONTH = 'DD MMM YYYY';

/** For each language: dayjs' locale, the words of the calendar, and the format of a day, which is that of dates in tables. */
export const DATE_WORDS = {
  en: { locale: 'en', texts: textsOf(enUS, 'Year', 'Month', 'Day'), format: 'MMM DD, YYYY' },
  zh: { locale: 'zh-cn', texts: textsOf(zhCN, '年', '月', '日'), format: NUMBERS },
  hk: { locale: 'zh-hk', texts: textsOf(zhHK, '年', '月', '日'), format: NUMBERS },
  jp: { locale: 'ja', texts: textsOf(jaJP, '年', '月', '日'), format: NUMBERS },
  kr: { locale: 'ko', texts: textsOf(koKR, '연도', '월', '일'), format: 'YYYY. MM. DD.' },
  spa: { locale: 'es', texts: textsOf(esES, 'Año', 'Mes', 'Día'), format: NAMED_MONTH },
} satisfies Record<Language, object>;
