import { pattern } from './template';

/**
 * Messages with placeholders (money side, section 8, "pattern messages"). The name of a placeholder gives its type:
 * `time` a time of the platform, `amount` a number with an optional currency, any other name a plain number.
 */
export const PATTERN_TEXTS = {
  accountLockedUntil: pattern('账户已锁定，{{time}}之前不能进行此操作'),
  paymentsHeldUntil: pattern('账户安全变更后24小时内不能提币或出售，{{time}}之后恢复'),
  codeResendWait: pattern('验证码发送过于频繁，请{{seconds}}秒后再试'),
  passwordAttemptsLeft: pattern('密码错误，还可以尝试{{count}}次'),
  uploadTooLarge: pattern('图片大小不能超过{{megabytes}}M'),
  minimumQuantity: pattern('数量不能小于{{minimum}}'),
  maximumQuantityExceeded: pattern('超过最大下单数量{{maximum}}'),
  quantityMultiple: pattern('数量必须是{{multiple}}的整数倍'),
  priceDecimals: pattern('价格最多保留{{decimals}}位小数'),
  numberDecimals: pattern('数量最多保留{{decimals}}位小数'),
  minimumTotal: pattern('成交额不能小于{{minimum}}'),
  maximumPendingOrders: pattern('挂单数量不能超过{{count}}笔'),
  maximumAds: pattern('进行中的广告不能超过{{count}}个'),
  maximumRelated: pattern('关注或屏蔽的用户不能超过{{count}}个'),
  adPriceChanged: pattern('价格已变为{{amount}}，请确认后再下单'),
  percentOutOfBounds: pattern('浮动比例必须在{{least}}%到{{most}}%之间'),
  maximumPendingProofs: pattern('待审核的充值申请不能超过{{count}}笔'),
  maximumPositions: pattern('持仓数量不能超过{{count}}笔'),
  minimumLots: pattern('手数不能小于{{minimum}}'),
  maximumLots: pattern('手数不能大于{{maximum}}'),
  marginDeducted: pattern('扣除保证金{{amount}}'),
  feeDeducted: pattern('扣除手续费{{amount}}'),
  overnightFeeDeducted: pattern('扣除隔夜费{{amount}}'),
  balanceAdjusted: pattern('余额调整{{amount}}'),
  minimumInvestmentLength: pattern('投资时长不能少于{{seconds}}秒'),
  maximumOpenOptions: pattern('同时进行的期权订单不能超过{{count}}笔'),
  minimumTransfer: pattern('划转数量不能小于{{amount}}'),
  maximumTransfer: pattern('划转数量不能大于{{amount}}'),
  minimumDeposit: pattern('充币数量不能小于{{amount}}'),
  minimumWithdrawal: pattern('提币数量不能小于{{amount}}'),
  maximumWithdrawal: pattern('单次提币数量不能大于{{amount}}'),
  dailyWithdrawalExceeded: pattern('超过今日提币限额{{amount}}'),
  minimumDealMoney: pattern('单笔交易金额不能小于{{amount}}'),
  maximumDealMoney: pattern('单笔交易金额不能大于{{amount}}'),
  subscriptionMultiple: pattern('认购数量必须是{{multiple}}的整数倍'),
} as const;
