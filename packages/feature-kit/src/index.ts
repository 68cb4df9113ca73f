export { defineFeature, defineLayer } from './feature/define-feature';
export type {
  Background,
  EarlyCall,
  EarlyLoad,
  EntryPaths,
  Feature,
  FeatureLayout,
  FeaturePaths,
  FeatureRoute,
  Layer,
  MenuEntry,
  Part,
  ScreenModule,
} from './feature/feature';
export { partOf, screenOf, type LinkName, type PartLink, type ScreenLink } from './feature/links';
export { composeFeatures } from './feature/compose-features';
export { BourseProvider, type BourseProviderProps } from './provider/bourse-provider';
export { createExchangeClient, type ExchangeClient } from './provider/exchange-client';
export { createPrepare, type Prepare } from './provider/prepare';
export { siteMapOf, useSiteMap, type SiteMap } from './provider/site-map';
export { whenIdle } from './timing/when-idle';
export { FeaturePart, featurePart } from './feature/feature-part';
export { FeaturePartsContext } from './feature/feature-parts-context';
export { featureKit, featureKitTexts } from './feature/feature-kit-layer';
export { featureKitMessages } from './locales/messages';
export { useAppDispatch, useAppSelector, useAppStore, type Thunk } from './hooks';
export { useFallbackPolling, usePolledRead, usePolling } from './timing/use-polling';

export { AreaColumns, AreaFrame, AreaMenu, type AreaEntry } from './links/area-frame';
export { AreaTabs } from './links/area-tabs';

export { useCapabilities, useIsOffered, useProductCapabilities } from './server/use-capabilities';

export { pathWith, START_PATH } from './links/path';
export { ScreensContext, useScreens, type Screens } from './links/screens';
export { accountOf, loginStateOf, registeredStateOf, returnPathOf, returnStateOf } from './links/return-path';
export { useNavigateFromHere } from './links/use-navigate-from-here';
export { useEntryLinks, useLink, useScreenLink, type LinkProps } from './links/use-link';

export { useTokenPriceQuery } from './server/token-price';
export { useTradePassword } from './trade-password/use-trade-password';

export { type Charge } from './fees/fees-paid';
export { FeesPaidLines } from './fees/fees-paid-lines';
export { feeMessages } from './fees/locales/messages';
export { rateText } from './fees/rate-text';
export { FEE_PERIODS, useFeePeriod } from './fees/use-fee-period';

export { useUploadImage } from './files/use-upload-image';

export { useCountdown, useServerNow } from './timing/use-countdown';
export { followErrors, framesOf, loggedErrors, logError, type LoggedError } from './failure/error-log';
export { refetchOn, refetchOnBalance } from './server/refetch-on';

export { useFailureText, type Failure } from './failure/failure-text';
export { SESSION_TOAST } from './failure/session-toast';
export { loadState, LOADING, READY, type LoadState } from './failure/load-state';
export { ReadError } from './failure/read-error';

export type { ShortcutAction } from './shortcuts/keys';
export { ownKeys, ownKeysSchema, withOwnKeys } from './shortcuts/own-keys';
export { openCheatSheet, offerActions, presentActions, type PresentAction } from './shortcuts/present-actions';
export { useActionLabel } from './shortcuts/use-action-label';
export { Shortcuts } from './shortcuts/shortcuts';

export { AnyLink, type AnyLinkProps } from './site/any-link';
export { CoveringLink } from './site/covering-link';
export { linkTarget } from './site/link';
export { MoreLink } from './site/more-link';
export { CHART_LIBRARIES, type ChartLibrary } from './site/chart-library';
export { SiteProvider, useSite, type Site } from './site/site';
export { useSupportLink } from './site/use-support-link';
export { onceScrollRests } from './timing/scroll-rest';
export { type Paced, throttle } from './timing/throttle';
export { throttledSource, type Source } from './timing/throttled-source';
export { useThrottledValue } from './timing/use-throttled-value';
export { SearchDialog } from './search-dialog/search-dialog';

export {
  CHINESE_PHONE,
  FOREIGN_PHONE,
  INTERNATIONAL_PHONE,
  looksLikeEmail,
  WRITTEN_PHONE,
} from './contact/contact-patterns';
export { saveFile } from './files/save-file';
export {
  askForPasskey,
  canUsePasskeysOf,
  createPasskey,
  type PasskeyAnswer,
  type PasskeyProblem,
} from './passkeys/web-authn';
