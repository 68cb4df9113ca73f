export { defineFeature, defineLayer, type FeatureDefinition } from './feature/define-feature';
export type {
  Background,
  EarlyCall,
  EarlyLoad,
  EntryPaths,
  Feature,
  FeatureLayout,
  FeaturePaths,
  FeatureReducer,
  FeatureRoute,
  Layer,
  LoadComponent,
  LoadReducers,
  MenuEntry,
  Part,
  ScreenModule,
} from './feature/feature';
export {
  partOf,
  screenOf,
  type FeatureLink,
  type FeatureLinks,
  type LinkName,
  type PartLink,
  type ScreenLink,
} from './feature/links';
export { composeFeatures } from './feature/compose-features';
export { BourseProvider, type BourseProviderProps } from './provider/bourse-provider';
export { createExchangeClient, type ExchangeClient, type ExchangeClientOptions } from './provider/exchange-client';
export { createPrepare, type Prepare } from './provider/prepare';
export { siteMapOf, useSiteMap, type SiteMap } from './provider/site-map';
export { whenIdle } from './idle/when-idle';
export { FeaturePart, featurePart, type FeaturePartProps } from './part/feature-part';
export { FeaturePartsContext, type FeatureParts } from './part/feature-parts-context';
export { featureKit, featureKitTexts } from './feature/feature-kit-layer';
export { featureKitMessages, type FeatureKitTexts } from './locales/messages';
export { useAppDispatch, useAppSelector, useAppStore, type Thunk } from './hooks';
export { useFallbackPolling, usePolledRead, usePolling, type Polling } from './polling/use-polling';

export { AreaFrame, type AreaEntry, type AreaFrameProps } from './area/area-frame';
export { useInStrip } from './area/use-in-strip';

export { useCapabilities, useProductCapabilities } from './capabilities/use-capabilities';

export { pathWith, START_PATH, type Path, type Query } from './paths/path';
export { ScreensContext, useScreens, type Screens } from './paths/screens';
export { accountOf, loginStateOf, registeredStateOf, returnPathOf, returnStateOf } from './paths/return-path';
export { useNavigateFromHere } from './paths/use-navigate-from-here';
export { useEntryLinks, useLink, useScreenLink, type LinkProps } from './paths/use-link';

export { createWrite, type Write, type WriteOptions, type WriteResult, type WriteSlice } from './write/create-write';
export { useTokenPriceQuery } from './token-price/api';
export { useTradePassword } from './trade-password/use-trade-password';
export { createdRow, differenceOf, textDifference, type Difference } from './write/difference';
export { DifferenceFigures } from './write/write-difference';
export { findingWords, findNew, verdictOf, type Finding } from './write/find-new';
export { knownIds, storedDecimal, type KnownIds } from './write/stored';
export { runMutation, type Settled } from './write/settled';
export { useWrite } from './write/use-write';
export { WriteOutcome, type WriteOutcomeProps } from './write/write-outcome';
export { WriteDialog, type WriteDialogProps } from './write-dialog/write-dialog';
export { WriteRecovery, type WriteRecoveryProps } from './write/write-recovery';
export {
  isBusy,
  isDone,
  isLost,
  isPending,
  isUndecided,
  mustAsk,
  type LostWrite,
  type Verdict,
  type WriteState,
} from './write/write-state';

export { countDone, doneItems, isItemDone, type BatchResult, type BatchState } from './batch/batch-state';
export { createBatch, type Batch, type BatchOptions } from './batch/create-batch';

export { moreOf, useListState, type More } from './pages/list-state';
export { pageCount, pageOf } from './pages/page-count';
export { PagedList, type PagedListProps } from './pages/paged-list';
export { FilterFields, type FilterFieldsProps } from './paged-table/filter-fields';
export { PagedTable, type PagedTableProps } from './paged-table/paged-table';
export { countedPages, countedPagesBy, findInPages, readAllPages, rowsOfPages, type ReadPage } from './pages/pages';
export { useAllPages, type AllPages } from './pages/use-all-pages';
export { usePage } from './pages/use-page';
export { useTab } from './pages/use-tab';

export { type Charge } from './fees/fees-paid';
export { FeesPaidLines, type FeesPaidLinesProps } from './fees/fees-paid-lines';
export { feeMessages } from './fees/locales/messages';
export { rateText } from './fees/rate-text';
export { FEE_PERIODS, useFeePeriod } from './fees/use-fee-period';

export { csvFileName, csvTime, toCsv } from './csv/csv';
export { useCsvExport, type CsvFile, type ReadCsv } from './csv/use-csv-export';

export { uploadApi } from './upload/api';

export { useUploadImage } from './upload/use-upload-image';

export { useCountdown, useServerNow } from './clock/use-countdown';
export { isAnnounced } from './user-events/announcement-settings';
export { AnnouncementSwitches } from './user-events/announcement-switches';
export { announcementMessages } from './user-events/locales/messages';
export { reportUserEvent } from './user-events/report-user-event';
export { markUserEventsRead, noteUserEvent, useUserEvents, type UserEvent } from './user-events/user-events';
export { mayNotify, notifySystem, playTone } from './announce/announce';
export { claimAnnouncement } from './announce/claim';
export { followErrors, framesOf, loggedErrors, logError, type LoggedError } from './error-log/error-log';
export { refetchOn, refetchOnBalance } from './events/refetch-on';

export { useFailureText, type Failure } from './failure/failure-text';
export { SESSION_TOAST } from './failure/session-toast';
export { loadState, LOADING, READY, type LoadState } from './failure/load-state';
export { ReadError, type ReadErrorProps } from './failure/read-error';

export type { ShortcutAction } from './shortcuts/keys';
export { ownKeys, ownKeysSchema, withOwnKeys } from './shortcuts/own-keys';
export {
  openCheatSheet,
  openPalette,
  offerActions,
  presentActions,
  type PresentAction,
} from './shortcuts/present-actions';
export { useActionLabel } from './shortcuts/use-action-label';
export { Shortcuts, type ShortcutsProps } from './shortcuts/shortcuts';

export { AnyLink, type AnyLinkProps } from './site/any-link';
export { CoveringLink } from './site/covering-link';
export { linkTarget } from './site/link';
export { MoreLink } from './site/more-link';
export { CHART_LIBRARIES, type ChartLibrary } from './site/chart-library';
export { SiteProvider, useSite, type Site } from './site/site';
export { useSupportLink } from './site/use-support-link';
export { onceScrollRests } from './throttle/scroll-rest';
export { type Paced, throttle } from './throttle/throttle';
export { throttledSource, type Source } from './throttle/throttled-source';
export { useThrottledValue } from './throttle/use-throttled-value';
export { SearchDialog, type SearchDialogProps } from './search-dialog/search-dialog';

export {
  CHINESE_PHONE,
  FOREIGN_PHONE,
  INTERNATIONAL_PHONE,
  looksLikeEmail,
  WRITTEN_PHONE,
} from './contact/contact-patterns';
export { saveFile } from './files/save-file';
