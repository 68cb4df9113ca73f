import type { ShellTexts } from './messages';

const zh: ShellTexts = {
  'nav.label': '主菜单',
  'nav.markets': '行情',
  'nav.spot': '币币交易',
  'nav.leverage': '合约交易',
  'nav.options': '秒合约',
  'nav.c2c': 'C2C',
  'nav.assets': '资产',

  'header.skip': '跳到主要内容',
  'header.home': '{{name}} 首页',
  'header.menu': '菜单',
  'header.login': '登录',
  'header.register': '注册',
  'header.logout': '退出登录',
  'header.account': '账户',
  'header.settings': '账户设置',
  'header.verification': '身份认证',
  'header.merchant': '商家',
  'header.merchant.about': '您可以发布广告',
  'header.assets': '总资产',
  'header.assets.show': '显示总资产',
  'header.assets.hide': '隐藏总资产',
  'header.assets.hidden': '已隐藏',

  'language.label': '语言',
  'language.failed': '语言加载失败，请重试。',
  'theme.day': '切换为日间模式',
  'theme.night': '切换为夜间模式',
  'colours.label': '涨跌颜色',
  'colours.green-up': '绿涨红跌',
  'colours.red-up': '红涨绿跌',
  'colours.colour-vision-safe': '蓝涨橙跌',

  'footer.label': '关于本站',
  'footer.about': '关于我们',
  'footer.explain': '说明',
  'footer.support': '支持',
  'footer.contact': '在线客服',
  'footer.rights': '© {{years}} {{name}} 版权所有',

  'session.signIn': '请先登录。',
  'session.outOfDate': '登录已过期，请重新登录。',

  'screen.loading': '加载中…',
  'screen.failed': '此页面出现错误',
  'screen.failed.body': '网站其他部分仍可正常使用。请重试；如果问题持续出现，请联系客服。',
  'screen.notLoaded': '页面未能加载',
  'screen.notLoaded.body': '请检查网络后重试。您在其他页面填写的内容不会丢失。',
  'screen.retry': '重试',
  'screen.home': '返回首页',
  'screen.back': '返回上一页',
  'screen.notFound': '页面不存在',
  'screen.notFound.body': '地址 {{path}} 没有对应的页面，可能输入有误，或页面已移走。',
};

export default zh;
