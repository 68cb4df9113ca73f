import { library } from '@bourse/tsup-config';

export default library({
  index: 'src/index.ts',
  'server-texts': 'src/server-texts/index.ts',
  testing: 'src/testing/index.ts',
});
