import { library } from '@bourse/tsup-config';

export default library({
  index: 'src/index.ts',
  'contract/index': 'src/contract/index.ts',
  'contract-check': 'src/contract-check.ts',
  early: 'src/early.ts',
  'testing/index': 'src/testing/index.ts',
});
