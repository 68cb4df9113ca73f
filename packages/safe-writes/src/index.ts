export { createWrite, type Write, type WriteResult, type WriteTypes, type WriteSlice } from './write/create-write';
export { createdRow, differenceOf, textDifference, type Difference } from './write/difference';
export { DifferenceFigures } from './write/write-difference';
export { findingWords, findNew, verdictOf, type Finding } from './write/find-new';
export { knownIds, storedDecimal, type KnownIds } from './write/stored';
export { runMutation, type Settled } from './write/settled';
export { useWrite } from './write/use-write';
export { WriteOutcome } from './write/write-outcome';
export {
  WriteConfirmation,
  WriteDialog,
  type WriteConfirmationProps,
  type WriteDialogProps,
} from './write/write-dialog';
export { WriteRecovery } from './write/write-recovery';
export {
  isBusy,
  isDone,
  isLost,
  isPending,
  isUndecided,
  mustAsk,
  type LostWrite,
  type WriteState,
} from './write/write-state';
export { countDone, doneItems, isItemDone, type BatchResult, type BatchState } from './batch/batch-state';
export { createBatch, type Batch } from './batch/create-batch';
export { safeWrites } from './layer';
export { safeWritesMessages } from './locales/messages';
