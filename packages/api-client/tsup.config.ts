import { library } from '@bourse/tsup-config';

export default library({
  index: 'src/index.ts',
  reply: 'src/reply.ts',
  early: 'src/early.ts',
  'testing/index': 'src/testing/index.ts',
});
