import { library } from '@bourse/tsup-config';

export default library({ index: 'src/index.ts', ccxt: 'src/ccxt.ts', 'ccxt-requests': 'src/ccxt-requests.ts' }, 'node');
