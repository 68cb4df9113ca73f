// The rules of this repository for oxlint (`jsPlugins` in .oxlintrc.json).
import { home } from './home.ts';
import { maxHooks } from './max-hooks.ts';
import { noLiteralStyle } from './no-literal-style.ts';
import { noRawControl } from './no-raw-control.ts';
import { noRawLength } from './no-raw-length.ts';
import { noUncheckedDecimal } from './no-unchecked-decimal.ts';

export default {
  meta: { name: 'bourse' },
  rules: {
    home,
    'max-hooks': maxHooks,
    'no-literal-style': noLiteralStyle,
    'no-raw-control': noRawControl,
    'no-raw-length': noRawLength,
    'no-unchecked-decimal': noUncheckedDecimal,
  },
};
