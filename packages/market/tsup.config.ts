import { library } from '@bourse/tsup-config';

export default library({ index: 'src/index.ts', contract: 'src/contract/index.ts', testing: 'src/testing/index.ts' });
