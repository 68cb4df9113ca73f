import { library } from '@bourse/tsup-config';

export default library({ index: 'src/index.ts', 'testing/index': 'src/testing/index.ts' });
