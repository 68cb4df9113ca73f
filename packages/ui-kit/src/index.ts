export { Button, type ButtonProps, type ButtonTone } from './actions/button';
export { CopyButton, type CopyButtonProps } from './actions/copy-button';
export { FileButton, type FileButtonProps } from './actions/file-button';
export { IconButton, type IconButtonProps } from './actions/icon-button';
export { LabelLink, Link, LinkButton, ValueButton } from './actions/link';
export { PlainButton, RowButton } from './actions/plain-button';
export type { Column } from './data-table/column';
export { DataTable, type DataTableProps, type RowAction } from './data-table/data-table';
export type { SortDirection, Sorting } from './data-table/sort';
export { Alert, type AlertProps } from './feedback/alert';
export { ConnectionChip, type ConnectionChipProps, type ConnectionPhase } from './feedback/connection-chip';
export { EmptyState, ErrorState, type EmptyStateProps, type ErrorStateProps } from './feedback/notice';
export {
  CircularProgress,
  LinearProgress,
  type CircularProgressProps,
  type LinearProgressProps,
} from './feedback/progress';
export { Skeleton, type SkeletonProps } from './feedback/skeleton';
export {
  createToastStore,
  type Toast,
  type ToastAction,
  type ToastStore,
  type ToastTone,
} from './feedback/toast-store';
export { Toaster, useAnnounce, useToast } from './feedback/toaster';
export { useAnnouncedResults, type Results } from './feedback/use-announced-results';
export { AmountText, type AmountTextProps } from './figures/amount-text';
export { ChangeText, directionOf } from './figures/change-text';
export type { Direction } from './figures/direction';
export { CoinMark, type CoinMarkProps } from './figures/coin-mark';
export { Figure, FigureLine, FigureLines, Figures, type FigureProps } from './figures/figure';
export { PriceText, type PriceTextProps } from './figures/price-text';
export { QrCode, type QrCodeProps } from './figures/qr-code';
export type { MissingReason } from './figures/missing-text';
export { ValueText, type ValueTextProps } from './figures/value-text';
export { FocusKeeper } from './focus/focus-keeper';
export { default as useAutocomplete } from '@mui/material/useAutocomplete';
export { Autocomplete, type AutocompleteProps } from './inputs/autocomplete';
export { Checkbox, type CheckboxProps } from './inputs/checkbox';
export { ColourChoice, type ColourChoiceProps, type ColourOption } from './inputs/colour-choice';
export { FieldGroup, type FieldGroupProps } from './inputs/field-group';
export { focusField, focusFieldWithoutValue } from './inputs/focus';
export { NumberField, type NumberFieldProps } from './inputs/number-field';
export { PasswordField, type PasswordFieldProps } from './inputs/password-field';
export { PercentSteps, type PercentStep, type PercentStepsProps } from './inputs/percent-steps';
export { RadioCards, type RadioCard, type RadioCardsProps } from './inputs/radio-cards';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './inputs/radio-group';
export { SearchField, type SearchFieldProps } from './inputs/search-field';
export { SegmentedControl, type SegmentedControlProps } from './inputs/segmented-control';
export { Select, type SelectOption, type SelectProps } from './inputs/select';
export { Slider, type SliderProps } from './inputs/slider';
export { Switch, type SwitchProps } from './inputs/switch';
export { TextField, type TextFieldProps } from './inputs/text-field';
export { createExternalStore, type ExternalStore } from './hooks/external-store';
export { useKeyedState } from './hooks/use-keyed-state';
export {
  useHasPhoneArrangement,
  useIsBelow,
  useIsPhone,
  useIsPhoneOnItsSide,
  useIsTouch,
  usePrefersReducedMotion,
} from './hooks/use-media';
export { rovingIndex, type RovingFocus } from './hooks/roving-index';
export { Icon, type IconProps } from './icons/icon';
export type { IconName } from './icons/paths';
export { Chip, type ChipProps } from './feedback/chip';
export { Card } from './layout/card';
export { FactList, type Fact } from './layout/fact-list';
export { Fold, type FoldProps } from './layout/fold';
export { Kbd } from './layout/kbd';
export { Page, type PageProps } from './layout/page';
export { Pagination, type PaginationProps } from './layout/pagination';
export { Panel, type PanelProps } from './layout/panel';
export { PanelHeader, type PanelHeaderProps } from './layout/panel-header';
export { PanelBoundary, type PanelBoundaryProps } from './layout/panel-boundary';
export {
  Box,
  Columns,
  type ColumnsProps,
  FieldRow,
  Fill,
  Narrow,
  Padded,
  PanelSection,
  Quiet,
  Row,
  Stack,
  type RowProps,
} from './layout/stack';
export { SkipLink, type SkipLinkProps } from './layout/skip-link';
export { Stepper, type StepperProps } from './layout/stepper';
export { Text, type TextProps } from './layout/text';
export { End, Toolbar, ToolbarField } from './layout/toolbar';
export { Tabs, type TabItem, type TabsProps } from './layout/tabs';
export { VisuallyHidden } from './layout/visually-hidden';
export { FailedOnPress, lazyPart, type LazyPart, type LazyPartOptions } from './loading/lazy-part';
export { ChunkLoadError, loadInTime } from './loading/time-limit';
export { retryLoad } from './loading/reload-once';
export { uiKitMessages } from './locales/messages';
export { ConfirmDialog, type ConfirmDialogProps } from './overlays/confirm-dialog';
export { Dialog, type DialogProps } from './overlays/dialog';
export { Drawer, type DrawerProps } from './overlays/drawer';
export { FocusTrap, type FocusTrapProps } from './overlays/focus-trap';
export { LazyMenuList, MenuButton, type MenuButtonProps } from './overlays/menu-button';
export type { MenuEntry } from './overlays/menu-entry';
export { createOverlayHistory, type OverlayRouter } from './overlays/overlay-history';
export { Popover, type PopoverProps, type PopoverTrigger } from './overlays/popover';
export { Tooltip, type TooltipProps } from './overlays/tooltip';
export { useHeldByOverlay } from './overlays/use-held-by-overlay';
export { useOverlay } from './overlays/use-overlay';
export { RichText, type RichTextProps } from './rich-text/rich-text';
export { FADED_ENDS } from './theme/faded-ends';
export { fontFace } from './theme/font';
export { colourSchemeInitScript, colourSchemeInitStyle } from './theme/init-script';
export { useNightMode, type ThemeMode } from './theme/night-mode';
export { priceColoursFor, usePriceColours } from './theme/price-colours';
export { BourseThemeProvider, type BourseThemeProviderProps } from './theme/theme-provider';
export {
  ABOVE,
  BELOW,
  CONTROL,
  EASING,
  ELEVATION,
  FOCUS_RING,
  FONT_SIZE,
  hairline,
  HEADLINE_SIZE,
  INSET,
  INSET_FOCUS_RING,
  LINE_HEIGHT,
  queryBelow,
  RADIUS,
  PHONE_ON_ITS_SIDE,
  TWO_COLUMNS,
  ROUND,
  SPACE,
  space,
  WEIGHT,
} from './theme/scale';
export { PRICE_COLOURS, type PriceColours } from './theme/tokens';
export { revealedIn } from './theme/revealed';
export { COARSE, TOUCH, TOUCH_AREA, TOUCH_SIZE } from './theme/touch';
export { BOTTOM_BAR, colour, COVERED, COVERED_BOTTOM, COVERED_TOP, NOTICE_BAR, soft } from './theme/variables';
export { useVisiblePageRows } from './windowing/use-visible-page-rows';
export { useVisibleRows } from './windowing/use-visible-rows';
export { useElementWidth } from './hooks/use-element-width';
export { type CanvasStyle, canvasStyle, onStyleChange } from './theme/canvas-style';
