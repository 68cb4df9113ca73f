// The rules of this repository for oxlint (`jsPlugins` in .oxlintrc.json).
import { maxHooks } from './max-hooks.ts';
import { noUncheckedDecimal } from './no-unchecked-decimal.ts';

export default {
  meta: { name: 'bourse' },
  rules: { 'max-hooks': maxHooks, 'no-unchecked-decimal': noUncheckedDecimal },
};
