export { Button, type ButtonProps, type ButtonTone } from './actions/button';
export { CopyButton, type CopyButtonProps } from './actions/copy-button';
export { IconButton, type IconButtonProps } from './actions/icon-button';
export { saveFile } from './actions/save-file';
export type { Column } from './data-table/column';
export { DataTable, type DataTableProps, type RowAction } from './data-table/data-table';
export type { SortDirection, Sorting } from './data-table/sort';
export {
  defineFeature,
  type Feature,
  type FeatureLayout,
  type FeatureReducer,
  type FeatureRoute,
  type NavSection,
  type ScreenModule,
} from './feature';
export { ConnectionChip, type ConnectionChipProps, type ConnectionPhase } from './feedback/connection-chip';
export { EmptyState, ErrorState, type EmptyStateProps, type ErrorStateProps } from './feedback/notice';
export { Skeleton, type SkeletonProps } from './feedback/skeleton';
export { createToastStore, type Toast, type ToastStore, type ToastTone } from './feedback/toast-store';
export { Toaster, useToast } from './feedback/toaster';
export { AmountText, type AmountTextProps } from './figures/amount-text';
export { ChangeText, directionOf } from './figures/change-text';
export type { Direction } from './figures/direction';
export { PriceText, type PriceTextProps } from './figures/price-text';
export { QrCode, type QrCodeProps } from './figures/qr-code';
export { Checkbox, type CheckboxProps } from './forms/checkbox';
export { NumberField, type NumberFieldProps } from './forms/number-field';
export { PasswordField, type PasswordFieldProps } from './forms/password-field';
export { PercentSteps, type PercentStep, type PercentStepsProps } from './forms/percent-steps';
export { TextField, type TextFieldProps } from './forms/text-field';
export { useIsPhone, useMedia, usePrefersReducedMotion } from './hooks/use-media';
export { walkTo, type Walk } from './hooks/walk';
export { Icon, type IconProps } from './icons/icon';
export type { IconName } from './icons/paths';
export { Page } from './layout/page';
export { Panel, type PanelProps } from './layout/panel';
export { Tabs, type TabItem, type TabsProps } from './layout/tabs';
export { VisuallyHidden } from './layout/visually-hidden';
export { InTurn, Turns, type InTurnProps, type TurnsProps } from './loading/in-turn';
export { ChunkLoadError, loadInTime } from './loading/time-limit';
export { useChunk, type Chunk } from './loading/use-chunk';
export { uiKitMessages } from './locales/messages';
export { ConfirmDialog, type ConfirmDialogProps } from './overlays/confirm-dialog';
export { goRound } from './overlays/go-round';
export { MenuButton, type MenuButtonProps, type MenuEntry } from './overlays/menu-button';
export { Modal, type ModalPlace, type ModalProps } from './overlays/modal';
export { Popover, type PopoverProps, type PopoverTrigger } from './overlays/popover';
export { Sheet, type SheetProps } from './overlays/sheet';
export { RichText, type RichTextProps } from './rich-text/rich-text';
export { baseStyles } from './theme/base-styles';
export { colourSchemeInitScript } from './theme/init-script';
export { useNightMode } from './theme/night-mode';
export { priceColoursFor, usePriceColours } from './theme/price-colours';
export { BourseThemeProvider } from './theme/theme-provider';
export { PRICE_COLOURS, type PriceColours } from './theme/tokens';
export { colour, soft } from './theme/variables';
