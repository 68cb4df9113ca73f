// ../../node_modules/.pnpm/big.js@7.0.1/node_modules/big.js/big.mjs
var DP = 20;
var RM = 1;
var MAX_DP = 1e6;
var MAX_POWER = 1e6;
var NE = -7;
var PE = 21;
var STRICT = false;
var NAME = "[big.js] ";
var INVALID = NAME + "Invalid ";
var INVALID_DP = INVALID + "decimal places";
var INVALID_RM = INVALID + "rounding mode";
var DIV_BY_ZERO = NAME + "Division by zero";
var P = {};
var UNDEFINED = void 0;
var NUMERIC = /^-?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;
function _Big_() {
  function Big2(n) {
    var x = this;
    if (!(x instanceof Big2)) {
      return n === UNDEFINED && arguments.length === 0 ? _Big_() : new Big2(n);
    }
    if (n instanceof Big2) {
      x.s = n.s;
      x.e = n.e;
      x.c = n.c.slice();
    } else {
      if (typeof n !== "string") {
        if (Big2.strict === true && typeof n !== "bigint") {
          throw TypeError(INVALID + "value");
        }
        n = n === 0 && 1 / n < 0 ? "-0" : String(n);
      }
      parse(x, n);
    }
    x.constructor = Big2;
  }
  Big2.prototype = P;
  Big2.DP = DP;
  Big2.RM = RM;
  Big2.NE = NE;
  Big2.PE = PE;
  Big2.strict = STRICT;
  Big2.roundDown = 0;
  Big2.roundHalfUp = 1;
  Big2.roundHalfEven = 2;
  Big2.roundUp = 3;
  return Big2;
}
function parse(x, n) {
  var e, i, nl;
  if (!NUMERIC.test(n)) {
    throw Error(INVALID + "number");
  }
  x.s = n.charAt(0) == "-" ? (n = n.slice(1), -1) : 1;
  if ((e = n.indexOf(".")) > -1) n = n.replace(".", "");
  if ((i = n.search(/e/i)) > 0) {
    if (e < 0) e = i;
    e += +n.slice(i + 1);
    n = n.substring(0, i);
  } else if (e < 0) {
    e = n.length;
  }
  nl = n.length;
  for (i = 0; i < nl && n.charAt(i) == "0"; ) ++i;
  if (i == nl) {
    x.c = [x.e = 0];
  } else {
    for (; nl > 0 && n.charAt(--nl) == "0"; ) ;
    x.e = e - i - 1;
    x.c = [];
    for (e = 0; i <= nl; ) x.c[e++] = +n.charAt(i++);
  }
  return x;
}
function round(x, sd, rm, more) {
  var xc = x.c;
  if (rm === UNDEFINED) rm = x.constructor.RM;
  if (rm !== 0 && rm !== 1 && rm !== 2 && rm !== 3) {
    throw Error(INVALID_RM);
  }
  if (sd < 1) {
    more = rm === 3 && (more || !!xc[0]) || sd === 0 && (rm === 1 && xc[0] >= 5 || rm === 2 && (xc[0] > 5 || xc[0] === 5 && (more || xc[1] !== UNDEFINED)));
    xc.length = 1;
    if (more) {
      x.e = x.e - sd + 1;
      xc[0] = 1;
    } else {
      xc[0] = x.e = 0;
    }
  } else if (sd < xc.length) {
    more = rm === 1 && xc[sd] >= 5 || rm === 2 && (xc[sd] > 5 || xc[sd] === 5 && (more || xc[sd + 1] !== UNDEFINED || xc[sd - 1] & 1)) || rm === 3 && (more || !!xc[0]);
    xc.length = sd;
    if (more) {
      for (; ++xc[--sd] > 9; ) {
        xc[sd] = 0;
        if (sd === 0) {
          ++x.e;
          xc.unshift(1);
          break;
        }
      }
    }
    for (sd = xc.length; !xc[--sd]; ) xc.pop();
  }
  return x;
}
function stringify(x, doExponential, isNonzero) {
  var e = x.e, s = x.c.join(""), n = s.length;
  if (doExponential) {
    s = s.charAt(0) + (n > 1 ? "." + s.slice(1) : "") + (e < 0 ? "e" : "e+") + e;
  } else if (e < 0) {
    for (; ++e; ) s = "0" + s;
    s = "0." + s;
  } else if (e > 0) {
    if (++e > n) {
      for (e -= n; e--; ) s += "0";
    } else if (e < n) {
      s = s.slice(0, e) + "." + s.slice(e);
    }
  } else if (n > 1) {
    s = s.charAt(0) + "." + s.slice(1);
  }
  return x.s < 0 && isNonzero ? "-" + s : s;
}
P.abs = function() {
  var x = new this.constructor(this);
  x.s = 1;
  return x;
};
P.cmp = function(y) {
  var isneg, x = this, xc = x.c, yc = (y = new x.constructor(y)).c, i = x.s, j = y.s, k = x.e, l = y.e;
  if (!xc[0] || !yc[0]) return !xc[0] ? !yc[0] ? 0 : -j : i;
  if (i != j) return i;
  isneg = i < 0;
  if (k != l) return k > l ^ isneg ? 1 : -1;
  j = (k = xc.length) < (l = yc.length) ? k : l;
  for (i = -1; ++i < j; ) {
    if (xc[i] != yc[i]) return xc[i] > yc[i] ^ isneg ? 1 : -1;
  }
  return k == l ? 0 : k > l ^ isneg ? 1 : -1;
};
P.div = function(y) {
  var x = this, Big2 = x.constructor, a = x.c, b = (y = new Big2(y)).c, k = x.s == y.s ? 1 : -1, dp = Big2.DP;
  if (dp !== ~~dp || dp < 0 || dp > MAX_DP) {
    throw Error(INVALID_DP);
  }
  if (!b[0]) {
    throw Error(DIV_BY_ZERO);
  }
  if (!a[0]) {
    y.s = k;
    y.c = [y.e = 0];
    return y;
  }
  var bl, bt, n, cmp, ri, bz = b.slice(), ai = bl = b.length, al = a.length, r = a.slice(0, bl), rl = r.length, q = y, qc = q.c = [], qi = 0, p = dp + (q.e = x.e - y.e) + 1;
  q.s = k;
  k = p < 0 ? 0 : p;
  bz.unshift(0);
  for (; rl++ < bl; ) r.push(0);
  do {
    for (n = 0; n < 10; n++) {
      if (bl != (rl = r.length)) {
        cmp = bl > rl ? 1 : -1;
      } else {
        for (ri = -1, cmp = 0; ++ri < bl; ) {
          if (b[ri] != r[ri]) {
            cmp = b[ri] > r[ri] ? 1 : -1;
            break;
          }
        }
      }
      if (cmp < 0) {
        for (bt = rl == bl ? b : bz; rl; ) {
          if (r[--rl] < bt[rl]) {
            ri = rl;
            for (; ri && !r[--ri]; ) r[ri] = 9;
            --r[ri];
            r[rl] += 10;
          }
          r[rl] -= bt[rl];
        }
        for (; !r[0]; ) r.shift();
      } else {
        break;
      }
    }
    qc[qi++] = cmp ? n : ++n;
    if (r[0] && cmp) r[rl] = a[ai] || 0;
    else r = [a[ai]];
  } while ((ai++ < al || r[0] !== UNDEFINED) && k--);
  if (!qc[0] && qi != 1) {
    qc.shift();
    q.e--;
    p--;
  }
  if (qi > p) round(q, p, Big2.RM, r[0] !== UNDEFINED);
  return q;
};
P.eq = function(y) {
  return this.cmp(y) === 0;
};
P.gt = function(y) {
  return this.cmp(y) > 0;
};
P.gte = function(y) {
  return this.cmp(y) > -1;
};
P.lt = function(y) {
  return this.cmp(y) < 0;
};
P.lte = function(y) {
  return this.cmp(y) < 1;
};
P.minus = P.sub = function(y) {
  var i, j, t, xlty, x = this, Big2 = x.constructor, a = x.s, b = (y = new Big2(y)).s;
  if (a != b) {
    y.s = -b;
    return x.plus(y);
  }
  var xc = x.c.slice(), xe = x.e, yc = y.c, ye = y.e;
  if (!xc[0] || !yc[0]) {
    if (yc[0]) {
      y.s = -b;
    } else if (xc[0]) {
      y = new Big2(x);
    } else {
      y.s = 1;
    }
    return y;
  }
  if (a = xe - ye) {
    if (xlty = a < 0) {
      a = -a;
      t = xc;
    } else {
      ye = xe;
      t = yc;
    }
    t.reverse();
    for (b = a; b--; ) t.push(0);
    t.reverse();
  } else {
    j = ((xlty = xc.length < yc.length) ? xc : yc).length;
    for (a = b = 0; b < j; b++) {
      if (xc[b] != yc[b]) {
        xlty = xc[b] < yc[b];
        break;
      }
    }
  }
  if (xlty) {
    t = xc;
    xc = yc;
    yc = t;
    y.s = -y.s;
  }
  if ((b = (j = yc.length) - (i = xc.length)) > 0) for (; b--; ) xc[i++] = 0;
  for (b = i; j > a; ) {
    if (xc[--j] < yc[j]) {
      for (i = j; i && !xc[--i]; ) xc[i] = 9;
      --xc[i];
      xc[j] += 10;
    }
    xc[j] -= yc[j];
  }
  for (; xc[--b] === 0; ) xc.pop();
  for (; xc[0] === 0; ) {
    xc.shift();
    --ye;
  }
  if (!xc[0]) {
    y.s = 1;
    xc = [ye = 0];
  }
  y.c = xc;
  y.e = ye;
  return y;
};
P.mod = function(y) {
  var ygtx, x = this, Big2 = x.constructor, a = x.s, b = (y = new Big2(y)).s;
  if (!y.c[0]) {
    throw Error(DIV_BY_ZERO);
  }
  x.s = y.s = 1;
  ygtx = y.cmp(x) == 1;
  x.s = a;
  y.s = b;
  if (ygtx) return new Big2(x);
  a = Big2.DP;
  b = Big2.RM;
  Big2.DP = Big2.RM = 0;
  x = x.div(y);
  Big2.DP = a;
  Big2.RM = b;
  return this.minus(x.times(y));
};
P.neg = function() {
  var x = new this.constructor(this);
  x.s = -x.s;
  return x;
};
P.plus = P.add = function(y) {
  var e, k, t, x = this, Big2 = x.constructor;
  y = new Big2(y);
  if (x.s != y.s) {
    y.s = -y.s;
    return x.minus(y);
  }
  var xe = x.e, xc = x.c, ye = y.e, yc = y.c;
  if (!xc[0] || !yc[0]) {
    if (!yc[0]) {
      if (xc[0]) {
        y = new Big2(x);
      } else {
        y.s = x.s;
      }
    }
    return y;
  }
  xc = xc.slice();
  if (e = xe - ye) {
    if (e > 0) {
      ye = xe;
      t = yc;
    } else {
      e = -e;
      t = xc;
    }
    t.reverse();
    for (; e--; ) t.push(0);
    t.reverse();
  }
  if (xc.length - yc.length < 0) {
    t = yc;
    yc = xc;
    xc = t;
  }
  e = yc.length;
  for (k = 0; e; xc[e] %= 10) k = (xc[--e] = xc[e] + yc[e] + k) / 10 | 0;
  if (k) {
    xc.unshift(k);
    ++ye;
  }
  for (e = xc.length; xc[--e] === 0; ) xc.pop();
  y.c = xc;
  y.e = ye;
  return y;
};
P.pow = function(n) {
  var x = this, one = new x.constructor("1"), y = one, isneg = n < 0;
  if (n !== ~~n || n < -MAX_POWER || n > MAX_POWER) {
    throw Error(INVALID + "exponent");
  }
  if (isneg) n = -n;
  for (; ; ) {
    if (n & 1) y = y.times(x);
    n >>= 1;
    if (!n) break;
    x = x.times(x);
  }
  return isneg ? one.div(y) : y;
};
P.prec = function(sd, rm) {
  if (sd !== ~~sd || sd < 1 || sd > MAX_DP) {
    throw Error(INVALID + "precision");
  }
  return round(new this.constructor(this), sd, rm);
};
P.round = function(dp, rm) {
  if (dp === UNDEFINED) dp = 0;
  else if (dp !== ~~dp || dp < -MAX_DP || dp > MAX_DP) {
    throw Error(INVALID_DP);
  }
  return round(new this.constructor(this), dp + this.e + 1, rm);
};
P.sqrt = function() {
  var r, c, t, x = this, Big2 = x.constructor, s = x.s, e = x.e, half = new Big2("0.5");
  if (!x.c[0]) return new Big2(x);
  if (s < 0) {
    throw Error(NAME + "No square root");
  }
  s = Math.sqrt(+stringify(x, true, true));
  if (s === 0 || s === 1 / 0) {
    c = x.c.join("");
    if (!(c.length + e & 1)) c += "0";
    s = Math.sqrt(c);
    e = ((e + 1) / 2 | 0) - (e < 0 || e & 1);
    r = new Big2((s == 1 / 0 ? "5e" : (s = s.toExponential()).slice(0, s.indexOf("e") + 1)) + e);
  } else {
    r = new Big2(s + "");
  }
  e = r.e + (Big2.DP += 4);
  do {
    t = r;
    r = half.times(t.plus(x.div(t)));
  } while (t.c.slice(0, e).join("") !== r.c.slice(0, e).join(""));
  return round(r, (Big2.DP -= 4) + r.e + 1, Big2.RM);
};
P.times = P.mul = function(y) {
  var c, x = this, Big2 = x.constructor, xc = x.c, yc = (y = new Big2(y)).c, a = xc.length, b = yc.length, i = x.e, j = y.e;
  y.s = x.s == y.s ? 1 : -1;
  if (!xc[0] || !yc[0]) {
    y.c = [y.e = 0];
    return y;
  }
  y.e = i + j;
  if (a < b) {
    c = xc;
    xc = yc;
    yc = c;
    j = a;
    a = b;
    b = j;
  }
  for (c = new Array(j = a + b); j--; ) c[j] = 0;
  for (i = b; i--; ) {
    b = 0;
    for (j = a + i; j > i; ) {
      b = c[j] + yc[i] * xc[j - i - 1] + b;
      c[j--] = b % 10;
      b = b / 10 | 0;
    }
    c[j] = b;
  }
  if (b) ++y.e;
  else c.shift();
  for (i = c.length; !c[--i]; ) c.pop();
  y.c = c;
  return y;
};
P.toExponential = function(dp, rm) {
  var x = this, n = x.c[0];
  if (dp !== UNDEFINED) {
    if (dp !== ~~dp || dp < 0 || dp > MAX_DP) {
      throw Error(INVALID_DP);
    }
    x = round(new x.constructor(x), ++dp, rm);
    for (; x.c.length < dp; ) x.c.push(0);
  }
  return stringify(x, true, !!n);
};
P.toFixed = function(dp, rm) {
  var x = this, n = x.c[0];
  if (dp !== UNDEFINED) {
    if (dp !== ~~dp || dp < 0 || dp > MAX_DP) {
      throw Error(INVALID_DP);
    }
    x = round(new x.constructor(x), dp + x.e + 1, rm);
    for (dp = dp + x.e + 1; x.c.length < dp; ) x.c.push(0);
  }
  return stringify(x, false, !!n);
};
P.toJSON = P.toString = function() {
  var x = this, Big2 = x.constructor;
  return stringify(x, x.e <= Big2.NE || x.e >= Big2.PE, !!x.c[0]);
};
if (typeof Symbol !== "undefined") {
  P[/* @__PURE__ */ Symbol.for("nodejs.util.inspect.custom")] = P.toJSON;
}
P.toNumber = function() {
  var n = +stringify(this, true, true);
  if (this.constructor.strict === true && !this.eq(n.toString())) {
    throw Error(NAME + "Imprecise conversion");
  }
  return n;
};
P.toPrecision = function(sd, rm) {
  var x = this, Big2 = x.constructor, n = x.c[0];
  if (sd !== UNDEFINED) {
    if (sd !== ~~sd || sd < 1 || sd > MAX_DP) {
      throw Error(INVALID + "precision");
    }
    x = round(new Big2(x), sd, rm);
    for (; x.c.length < sd; ) x.c.push(0);
  }
  return stringify(x, sd <= x.e || x.e <= Big2.NE || x.e >= Big2.PE, !!n);
};
P.valueOf = function() {
  var x = this, Big2 = x.constructor;
  if (Big2.strict === true) {
    throw Error(NAME + "valueOf disallowed");
  }
  return stringify(x, x.e <= Big2.NE || x.e >= Big2.PE, true);
};
var Big = _Big_();

// ../../packages/decimal/src/decimal.ts
var DIVISION_PLACES = 40;
var MAX_LENGTH = 120;
var MAX_EXPONENT = 100;
var PLAIN = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e([+-]?\d{1,4}))?$/i;
var CANONICAL = /^(?:-(?!0$))?(?:0|[1-9]\d*)(?:\.\d*[1-9])?$/;
function withoutPadding(text2) {
  if (!text2.endsWith("0") || !text2.includes(".")) return text2;
  let end = text2.length - 1;
  while (text2[end - 1] === "0") end -= 1;
  return text2.slice(0, text2[end - 1] === "." ? end - 1 : end);
}
var Exact = Big();
Exact.DP = DIVISION_PLACES;
Exact.RM = Big.roundDown;
function branded(canonical) {
  return canonical;
}
function toText(value) {
  const text2 = value.toFixed();
  return branded(text2 === "-0" ? "0" : text2);
}
function toBig(value) {
  return new Exact(value);
}
var fromBig = toText;
function fromUnits(units, places2) {
  const digits = String(Math.abs(units)).padStart(places2 + 1, "0");
  const point = digits.length - places2;
  const text2 = places2 === 0 ? digits : withoutPadding(`${digits.slice(0, point)}.${digits.slice(point)}`);
  return branded(units < 0 ? `-${text2}` : text2);
}
function parseDecimal(input) {
  if (typeof input === "bigint") return branded(input.toString());
  if (typeof input !== "string" && typeof input !== "number") return void 0;
  const text2 = String(input).trim();
  if (text2.length > MAX_LENGTH) return void 0;
  const digits = withoutPadding(text2);
  if (CANONICAL.test(digits)) return branded(digits);
  const match = PLAIN.exec(text2);
  if (!match) return void 0;
  if (match[1] !== void 0 && Math.abs(Number(match[1])) > MAX_EXPONENT) return void 0;
  return toText(new Exact(text2.startsWith("+") ? text2.slice(1) : text2));
}
function decimal(input) {
  const value = parseDecimal(input);
  if (value === void 0) throw new RangeError(`not a decimal: ${String(input).slice(0, 40)}`);
  return value;
}
function decimalsOf(value) {
  const point = value.indexOf(".");
  return point < 0 ? 0 : value.length - point - 1;
}
var ZERO = branded("0");
var ONE = branded("1");

// ../../packages/decimal/src/integer-sums.ts
function integerSums(values) {
  const places2 = values.reduce((most, value) => Math.max(most, decimalsOf(value)), 0);
  const sums = [];
  let total = 0;
  for (const value of values) {
    const units = toUnits(value, places2);
    total += units;
    if (!Number.isSafeInteger(units) || !Number.isSafeInteger(total)) return void 0;
    sums.push(fromUnits(total, places2));
  }
  return sums;
}
function integerSum(a, b, sign) {
  const places2 = Math.max(decimalsOf(a), decimalsOf(b));
  const first = toUnits(a, places2);
  const second = toUnits(b, places2);
  const total = first + sign * second;
  return [first, second, total].every(Number.isSafeInteger) ? fromUnits(total, places2) : void 0;
}
function toUnits(value, places2) {
  const point = value.indexOf(".");
  const digits = point < 0 ? value : value.slice(0, point) + value.slice(point + 1);
  return Number(digits) * 10 ** (places2 - decimalsOf(value));
}

// ../../packages/decimal/src/arithmetic.ts
function plus(a, b) {
  return integerSum(a, b, 1) ?? fromBig(toBig(a).plus(toBig(b)));
}
function minus(a, b) {
  return integerSum(a, b, -1) ?? fromBig(toBig(a).minus(toBig(b)));
}
function times(a, b) {
  return fromBig(toBig(a).times(toBig(b)));
}
function dividedBy(a, b) {
  if (isZero(b)) throw new RangeError("division by zero");
  return fromBig(toBig(a).div(toBig(b)));
}
function percentOf(value, percent) {
  const product = toBig(value).times(toBig(percent));
  return fromBig(product.times("0.01"));
}
function percentChange(from, to) {
  if (isZero(from)) return void 0;
  return fromBig(toBig(to).minus(toBig(from)).times(100).div(toBig(from)));
}
function midpoint(a, b) {
  return fromBig(toBig(a).plus(toBig(b)).times("0.5"));
}
function absolute(value) {
  return fromBig(toBig(value).abs());
}
function sum(values) {
  return runningSums(values).at(-1) ?? ZERO;
}
function sumIfKnown(values) {
  return values.every((value) => value !== void 0) ? sum(values) : void 0;
}
function runningSums(values) {
  const sums = integerSums(values);
  if (sums) return sums;
  let total = toBig(ZERO);
  return values.map((value) => {
    total = total.plus(toBig(value));
    return fromBig(total);
  });
}
function compare(a, b) {
  if (a === b) return 0;
  return toBig(a).cmp(toBig(b));
}
function isLess(a, b) {
  return compare(a, b) < 0;
}
function isGreater(a, b) {
  return compare(a, b) > 0;
}
function isZero(value) {
  return value === ZERO;
}
function isPositive(value) {
  return value !== ZERO && !value.startsWith("-");
}
function isNegative(value) {
  return value.startsWith("-");
}
function smaller(a, b) {
  return isGreater(a, b) ? b : a;
}
function larger(a, b) {
  return isLess(a, b) ? b : a;
}

// ../../packages/decimal/src/rounding.ts
function modeOf(exact, rounding) {
  if (rounding === "half-up") return Big.roundHalfUp;
  const isAway = exact.lt(0) ? rounding === "floor" : rounding === "ceil";
  return isAway ? Big.roundUp : Big.roundDown;
}
function round2(value, decimals, rounding) {
  const exact = toBig(value);
  return exact.round(decimals, modeOf(exact, rounding));
}
function floorTo(value, decimals) {
  return fromBig(round2(value, decimals, "floor"));
}
function ceilTo(value, decimals) {
  return fromBig(round2(value, decimals, "ceil"));
}
function roundHalfUp(value, decimals) {
  return fromBig(round2(value, decimals, "half-up"));
}
function floorToStep(value, step) {
  if (isZero(step)) throw new RangeError("a step of zero");
  const quotient = toBig(value).div(toBig(step));
  const steps = quotient.round(0, quotient.lt(0) ? Big.roundUp : Big.roundDown);
  return fromBig(steps.times(toBig(step)));
}
function isMultipleOf(value, step) {
  return toBig(value).mod(toBig(step)).eq(0);
}
function toDrawingNumber(value) {
  return Number(value);
}

// ../../packages/contract-server/src/environment.ts
import * as v from "valibot";
var LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "silent"];
var LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/;
var isLoopback = (host) => LOOPBACK.test(host);
var ConfigError = class extends Error {
  name = "ConfigError";
};
var numberSetting = (problem, holds) => v.pipe(
  v.string(),
  v.regex(/^\d+(?:\.\d+)?$/, problem),
  v.transform(Number),
  v.check((value) => holds(value), problem)
);
var switchSetting = v.pipe(
  v.picklist(["", "0", "1", "false", "true"], "takes 1 or 0"),
  v.transform((value) => value === "1" || value === "true")
);
var ADDRESS = /^(?:[\d.]+|[\da-f]*:[\da-f:.]*)(?:\/\d{1,3})?$/i;
var TRUST_PROXY_PROBLEM = "is the number of proxies in front, or their addresses like 10.0.0.1, 172.16.0.0/12";
var proxiesSetting = v.pipe(
  v.string(),
  v.check(
    (text2) => /^\d$/.test(text2) || text2.split(",").every((address) => ADDRESS.test(address.trim())),
    TRUST_PROXY_PROBLEM
  ),
  v.transform((text2) => /^\d$/.test(text2) ? Number(text2) : text2.split(",").map((address) => address.trim()))
);
var portSetting = numberSetting(
  "is a port from 0 to 65535",
  (value) => Number.isInteger(value) && value <= 65535
);
var hostSetting = v.pipe(v.string(), v.regex(/^[\w.:-]+$/, "is a host name or an address"));
var logLevelSetting = v.picklist(LOG_LEVELS, `is one of ${LOG_LEVELS.join(", ")}`);
function readEnvironment(schema2, env) {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const read = v.safeParse(schema2, set);
  if (read.success) return read.output;
  const problems = read.issues.map((issue) => `${v.getDotPath(issue) ?? ""} ${issue.message}`);
  throw new ConfigError(`The environment cannot be used: ${problems.join("; ")}.`);
}

// ../../packages/contract-server/src/listen.ts
import { createServer } from "net";
var ListenError = class extends Error {
  name = "ListenError";
};
async function ensureFree({ host, port }) {
  const probe = createServer();
  await new Promise((resolve, reject) => {
    probe.once("error", (error) => reject(listenError(error, { host, port })));
    probe.listen({ host, port }, () => probe.close(() => resolve()));
  });
}
function listenError(error, { host, port }) {
  const code = error instanceof Error && "code" in error ? error.code : void 0;
  switch (code) {
    case "EADDRINUSE":
      return new ListenError(`Port ${port} on ${host} is taken: stop what uses it, or choose another with PORT.`);
    case "EACCES":
      return new ListenError(`Port ${port} on ${host} is not allowed for this user: choose one above 1023 with PORT.`);
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return new ListenError(`${host} is no address of this machine: choose another with HOST.`);
    default:
      return error;
  }
}

// ../../packages/contract-server/src/node-version.ts
var OLDEST = 22;
function nodeProblem(version) {
  if (Number.parseInt(version, 10) >= OLDEST) return void 0;
  return `The exchange needs Node ${OLDEST} or newer; this is ${version}. "npm start" brings its own.`;
}

// ../../packages/api-client/src/contract/call.ts
function defineCall(call) {
  return call;
}

// ../../packages/api-client/src/contract/diagnostics.ts
var listeners = /* @__PURE__ */ new Set();
function reportMalformed(where, problems) {
  if (listeners.size === 0) return;
  const described = problems.slice(0, 5).map(describe);
  for (const listener of listeners) listener({ where, problems: described });
}
function describe({ message, path }) {
  const place = path?.map((item) => String(item.key)).join(".");
  const [problem = ""] = message.split(" but received ");
  return place ? `${place}: ${problem}` : problem;
}

// ../../packages/api-client/src/contract/json.ts
var keepDigits = (_key, value, context) => {
  if (typeof value !== "number" || Number.isSafeInteger(value)) return value;
  return context?.source ?? value;
};
var LONG_NUMBER = /(?:^|[:[,])\s*-?(?:\d+[.eE]|\d{16})/;
function parseJson(json) {
  return LONG_NUMBER.test(json) ? JSON.parse(json, keepDigits) : JSON.parse(json);
}

// ../../packages/api-client/src/contract/server-time.ts
var SHANGHAI_OFFSET_MS = 8 * 36e5;
var SECONDS_END = 1e11;
var DATE_TIME = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[ T](\d{1,2}):(\d{2})(?::(\d{2}))?)?$/;
function parseServerTime(input) {
  if (typeof input !== "number" && typeof input !== "string") return void 0;
  const written = String(input).trim();
  const parts = DATE_TIME.exec(written);
  if (parts) {
    const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.slice(1).map((part) => Number(part ?? 0));
    const utc = new Date(Date.UTC(year, month - 1, day, hour, minute, second));
    const isReal = utc.getUTCMonth() === month - 1 && utc.getUTCDate() === day && minute < 60 && second < 60;
    return isReal ? utc.getTime() - SHANGHAI_OFFSET_MS : void 0;
  }
  if (!/^\d+(\.\d+)?$/.test(written)) return void 0;
  const epoch = Number(written);
  if (epoch === 0) return void 0;
  return Math.round(epoch < SECONDS_END ? epoch * 1e3 : epoch);
}

// ../../packages/api-client/src/contract/wire.ts
import * as v2 from "valibot";
var numberOrText = v2.union([v2.number(), v2.string()]);
var int = v2.pipe(
  numberOrText,
  v2.check((input) => String(input).trim() !== "", "empty"),
  v2.transform(Number),
  v2.safeInteger()
);
var id = v2.pipe(int, v2.minValue(0));
var decimal2 = v2.pipe(
  numberOrText,
  v2.rawTransform(({ dataset, addIssue, NEVER }) => {
    const value = parseDecimal(dataset.value);
    if (value !== void 0) return value;
    addIssue({ message: "not a decimal" });
    return NEVER;
  })
);
var intOrUnknown = v2.fallback(v2.optional(int), void 0);
var decimalOrUnknown = v2.fallback(v2.optional(decimal2), void 0);
var maybeDecimal = v2.fallback(v2.optional(decimal2), void 0);
var text = v2.pipe(
  v2.nullish(v2.union([v2.string(), v2.number()]), ""),
  v2.transform((input) => String(input))
);
var flag = v2.pipe(
  v2.nullish(v2.unknown(), 0),
  v2.transform((input) => input === 1 || input === "1" || input === true)
);
var time = v2.pipe(
  numberOrText,
  v2.rawTransform(({ dataset, addIssue, NEVER }) => {
    const moment = parseServerTime(dataset.value);
    if (moment !== void 0) return moment;
    addIssue({ message: "not a time" });
    return NEVER;
  })
);
var maybeTime = v2.fallback(v2.optional(time), void 0);
var anyContent = () => v2.unknown();
function list(item) {
  return v2.pipe(
    v2.nullish(v2.array(anyContent()), []),
    v2.transform((entries) => {
      const read = [];
      for (const entry of entries) {
        const result = v2.safeParse(item, entry);
        if (result.success) read.push(result.output);
        else reportMalformed("list entry", result.issues);
      }
      return read;
    }),
    // The schema of the entries, for the generated documents and the contract check.
    v2.metadata({ items: item })
  );
}
function jsonText(content) {
  return v2.pipe(
    v2.union([v2.string(), anyContent()]),
    v2.rawTransform(({ dataset, addIssue, NEVER }) => {
      if (typeof dataset.value !== "string") return dataset.value;
      try {
        return parseJson(dataset.value);
      } catch {
        addIssue({ message: "not JSON" });
        return NEVER;
      }
    }),
    content,
    v2.metadata({ json: content })
  );
}
function alsoReads(documented, ...others) {
  return v2.pipe(v2.union([documented, ...others]), v2.metadata({ documented }));
}
var confirmation = v2.pipe(
  anyContent(),
  v2.transform((wire) => {
    if (typeof wire === "string" || typeof wire === "number") return String(wire);
    if (typeof wire !== "object" || wire === null) return "";
    const said = Reflect.get(wire, "msg") ?? Reflect.get(wire, "message");
    return typeof said === "string" ? said : "";
  }),
  v2.metadata({ documented: text })
);
var PAGE_KEYS = ["message", "order", "list", "data"];
var DEEPEST_PAGE = 4;
function pageIn(wire, depth = 0) {
  if (Array.isArray(wire)) return { rows: wire, total: void 0 };
  if (typeof wire !== "object" || depth === DEEPEST_PAGE) return void 0;
  if (wire === null) return { rows: [], total: void 0 };
  const total = v2.safeParse(int, Reflect.get(wire, "total") ?? Reflect.get(wire, "count"));
  const key = PAGE_KEYS.find((name) => name in wire);
  const inner = key === void 0 ? { rows: [], total: void 0 } : pageIn(Reflect.get(wire, key), depth + 1);
  return inner && { rows: inner.rows, total: total.success ? total.output : inner.total };
}
function page(item, documented) {
  const rows = list(item);
  return v2.pipe(
    anyContent(),
    v2.rawTransform(({ dataset, addIssue, NEVER }) => {
      const found = pageIn(dataset.value);
      if (!found) {
        addIssue({ message: "not a page of rows" });
        return NEVER;
      }
      return { rows: v2.parse(rows, found.rows), total: found.total };
    }),
    v2.metadata({ documented })
  );
}

// ../../packages/charts/src/contract/bar.ts
import * as v3 from "valibot";
var bar = v3.pipe(
  v3.object({
    id: maybeTime,
    time: maybeTime,
    open: maybeDecimal,
    high: maybeDecimal,
    low: maybeDecimal,
    close: decimal2,
    volume: decimalOrUnknown
  }),
  v3.check((wire) => (wire.id ?? wire.time) !== void 0, "a bar without a time"),
  v3.transform((wire) => ({
    /** Epoch milliseconds of the opening. */
    openTime: wire.id ?? wire.time ?? 0,
    open: wire.open ?? wire.close,
    high: wire.high ?? wire.close,
    low: wire.low ?? wire.close,
    close: wire.close,
    /** In base currency; `undefined` if it is not sent. */
    volume: wire.volume
  }))
);
var bars = list(bar);

// ../../packages/charts/src/contract/resolutions.ts
var RESOLUTIONS = {
  "1": { period: "1min", minutes: 1 },
  "3": { period: "3min", minutes: 3 },
  "5": { period: "5min", minutes: 5 },
  "15": { period: "15min", minutes: 15 },
  "30": { period: "30min", minutes: 30 },
  "60": { period: "60min", minutes: 60 },
  "120": { period: "120min", minutes: 120 },
  "240": { period: "240min", minutes: 240 },
  "360": { period: "360min", minutes: 360 },
  "720": { period: "720min", minutes: 720 },
  "1D": { period: "1day", minutes: 1440 },
  "3D": { period: "3day", minutes: 4320 },
  "1W": { period: "1week", minutes: 10080 },
  "1M": { period: "1mon", minutes: 43200 }
};

// ../../packages/contract-server/src/bars/calendar.ts
var MINUTE_MS = 6e4;
var HOUR_MS = 36e5;
var DAY_MS = 864e5;
var SHANGHAI_OFFSET_MS2 = 8 * HOUR_MS;
var EPOCH_DAYS_AFTER_MONDAY = 3;
var LENGTHS = {
  "1": MINUTE_MS,
  "3": 3 * MINUTE_MS,
  "5": 5 * MINUTE_MS,
  "15": 15 * MINUTE_MS,
  "30": 30 * MINUTE_MS,
  "60": HOUR_MS,
  "120": 2 * HOUR_MS,
  "240": 4 * HOUR_MS,
  "360": 6 * HOUR_MS,
  "720": 12 * HOUR_MS,
  "1D": DAY_MS,
  "3D": 3 * DAY_MS
};
function barStart(moment, resolution) {
  const local = moment + SHANGHAI_OFFSET_MS2;
  if (resolution === "1M") {
    const date = new Date(local);
    return Date.UTC(date.getUTCFullYear(), date.getUTCMonth()) - SHANGHAI_OFFSET_MS2;
  }
  if (resolution === "1W") {
    const shift = EPOCH_DAYS_AFTER_MONDAY * DAY_MS;
    return Math.floor((local + shift) / (7 * DAY_MS)) * 7 * DAY_MS - shift - SHANGHAI_OFFSET_MS2;
  }
  const length = LENGTHS[resolution];
  return Math.floor(local / length) * length - SHANGHAI_OFFSET_MS2;
}
function nextBarStart(moment, resolution) {
  const start = barStart(moment, resolution);
  if (resolution === "1W") return start + 7 * DAY_MS;
  if (resolution !== "1M") return start + LENGTHS[resolution];
  const date = new Date(start + SHANGHAI_OFFSET_MS2);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1) - SHANGHAI_OFFSET_MS2;
}
var isResolution = (name) => name in RESOLUTIONS;
var RESOLUTION_NAMES = Object.keys(RESOLUTIONS).filter(isResolution);

// ../../packages/contract-server/src/http/base-server.ts
import compress from "@fastify/compress";
import Fastify from "fastify";
import { constants } from "zlib";

// ../../packages/i18n/src/server-texts/groups/account.ts
var ACCOUNT_TEXTS = {
  pleaseLogIn: "\u8BF7\u5148\u767B\u5F55",
  loginExpired: "\u767B\u5F55\u5DF2\u8FC7\u671F\uFF0C\u8BF7\u91CD\u65B0\u767B\u5F55",
  loggedIn: "\u767B\u5F55\u6210\u529F",
  tooManyAttempts: "\u5C1D\u8BD5\u6B21\u6570\u8FC7\u591A\uFF0C\u8BF7\u7A0D\u540E\u518D\u8BD5",
  accountRequired: "\u8BF7\u8F93\u5165\u8D26\u53F7",
  accountExists: "\u8D26\u53F7\u5DF2\u5B58\u5728",
  accountNotFound: "\u8D26\u53F7\u4E0D\u5B58\u5728",
  accountDisabled: "\u8D26\u53F7\u5DF2\u88AB\u7981\u7528",
  userNotFound: "\u7528\u6237\u4E0D\u5B58\u5728",
  emailInvalid: "\u90AE\u7BB1\u683C\u5F0F\u4E0D\u6B63\u786E",
  emailTaken: "\u8BE5\u90AE\u7BB1\u5DF2\u88AB\u7ED1\u5B9A",
  phoneInvalid: "\u624B\u673A\u53F7\u7801\u683C\u5F0F\u4E0D\u6B63\u786E",
  phoneTaken: "\u8BE5\u624B\u673A\u53F7\u7801\u5DF2\u88AB\u7ED1\u5B9A",
  passwordRequired: "\u8BF7\u8F93\u5165\u5BC6\u7801",
  passwordWrong: "\u5BC6\u7801\u9519\u8BEF",
  passwordLength: "\u5BC6\u7801\u957F\u5EA6\u5FC5\u987B\u4E3A6\u81F316\u4F4D",
  passwordCharacters: "\u5BC6\u7801\u53EA\u80FD\u7531\u6570\u5B57\u548C\u5B57\u6BCD\u7EC4\u6210",
  passwordsDiffer: "\u4E24\u6B21\u8F93\u5165\u7684\u5BC6\u7801\u4E0D\u4E00\u81F4",
  passwordUnchanged: "\u65B0\u5BC6\u7801\u4E0D\u80FD\u4E0E\u539F\u5BC6\u7801\u76F8\u540C",
  fundsPasswordNotSet: "\u8BF7\u5148\u8BBE\u7F6E\u652F\u4ED8\u5BC6\u7801",
  fundsPasswordFormat: "\u652F\u4ED8\u5BC6\u7801\u5FC5\u987B\u4E3A6\u4F4D\u6570\u5B57",
  fundsPasswordWrong: "\u652F\u4ED8\u5BC6\u7801\u9519\u8BEF",
  gestureTooShort: "\u624B\u52BF\u5BC6\u7801\u81F3\u5C11\u9700\u8981\u8FDE\u63A56\u4E2A\u70B9",
  gestureWrong: "\u624B\u52BF\u5BC6\u7801\u9519\u8BEF",
  codeRequired: "\u8BF7\u8F93\u5165\u9A8C\u8BC1\u7801",
  codeNotSent: "\u8BF7\u5148\u83B7\u53D6\u9A8C\u8BC1\u7801",
  codeWrong: "\u9A8C\u8BC1\u7801\u9519\u8BEF",
  codeExpired: "\u9A8C\u8BC1\u7801\u5DF2\u8FC7\u671F",
  codeSent: "\u9A8C\u8BC1\u7801\u5DF2\u53D1\u9001",
  codeVerified: "\u9A8C\u8BC1\u6210\u529F",
  inviteCodeRequired: "\u8BF7\u8F93\u5165\u9080\u8BF7\u7801",
  inviteCodeNotFound: "\u9080\u8BF7\u7801\u4E0D\u5B58\u5728",
  invitationNeedsVerification: "\u9080\u8BF7\u8FD4\u4F63\u9700\u8981\u5148\u901A\u8FC7\u4E8C\u7EA7\u8BA4\u8BC1",
  agreementRequired: "\u8BF7\u5148\u540C\u610F\u7528\u6237\u534F\u8BAE",
  registrationClosed: "\u6682\u672A\u5F00\u653E\u6CE8\u518C",
  registered: "\u6CE8\u518C\u6210\u529F",
  passwordReset: "\u5BC6\u7801\u91CD\u7F6E\u6210\u529F",
  bound: "\u7ED1\u5B9A\u6210\u529F",
  settingsSaved: "\u8BBE\u7F6E\u6210\u529F"
};

// ../../packages/i18n/src/server-texts/groups/c2c.ts
var C2C_TEXTS = {
  cancellationsExceeded: "\u4ECA\u65E5\u53D6\u6D88\u6B21\u6570\u5DF2\u8D85\u8FC7\u9650\u5236",
  unfinishedOrdersExceeded: "\u60A8\u6709\u8D85\u8FC73\u7B14\u672A\u5B8C\u6210\u7684\u8BA2\u5355",
  dailyLimitReached: "\u5DF2\u8FBE\u5230\u4ECA\u65E5\u4EA4\u6613\u9650\u989D",
  adNotFound: "\u5E7F\u544A\u4E0D\u5B58\u5728",
  adWithdrawn: "\u5E7F\u544A\u5DF2\u4E0B\u67B6",
  adIsYours: "\u4E0D\u80FD\u64CD\u4F5C\u81EA\u5DF1\u53D1\u5E03\u7684\u5E7F\u544A",
  adHasTrades: "\u5E7F\u544A\u6709\u6B63\u5728\u8FDB\u884C\u7684\u4EA4\u6613\uFF0C\u4E0D\u80FD\u64A4\u56DE",
  adRemainderInsufficient: "\u5E7F\u544A\u5269\u4F59\u6570\u91CF\u4E0D\u8DB3",
  payWayRequired: "\u8BF7\u9009\u62E9\u652F\u4ED8\u65B9\u5F0F",
  payWayUnsupported: "\u4E0D\u652F\u6301\u8BE5\u652F\u4ED8\u65B9\u5F0F",
  orderNotPaid: "\u4E70\u5BB6\u5C1A\u672A\u4ED8\u6B3E",
  orderAlreadyPaid: "\u8BE5\u8BA2\u5355\u5DF2\u4ED8\u6B3E",
  orderTimedOut: "\u8BA2\u5355\u8D85\u65F6\u672A\u4ED8\u6B3E\uFF0C\u5DF2\u81EA\u52A8\u53D6\u6D88",
  notMerchant: "\u60A8\u8FD8\u4E0D\u662F\u5546\u5BB6",
  merchantAlready: "\u60A8\u5DF2\u7ECF\u662F\u5546\u5BB6",
  merchantUnderReview: "\u5546\u5BB6\u7533\u8BF7\u5BA1\u6838\u4E2D",
  merchantNameTaken: "\u5546\u5BB6\u540D\u79F0\u5DF2\u5B58\u5728",
  merchantFrozenInsufficient: "\u5546\u5BB6\u51BB\u7ED3\u4F59\u989D\u4E0D\u8DB3",
  acceptorNotFound: "\u627F\u5151\u5546\u4E0D\u5B58\u5728",
  acceptorQuotaInsufficient: "\u627F\u5151\u5546\u989D\u5EA6\u4E0D\u8DB3",
  mobileRequired: "\u8BF7\u8F93\u5165\u624B\u673A\u53F7\u7801",
  dealAccountRequired: "\u8BF7\u8F93\u5165\u4EA4\u6613\u8D26\u53F7",
  published: "\u53D1\u5E03\u6210\u529F",
  withdrawn: "\u64A4\u56DE\u6210\u529F",
  takenDown: "\u4E0B\u67B6\u6210\u529F",
  markedAbnormal: "\u5DF2\u6807\u8BB0\u4E3A\u5F02\u5E38\u8BA2\u5355",
  cancelled: "\u53D6\u6D88\u6210\u529F",
  paymentConfirmed: "\u5DF2\u786E\u8BA4\u4ED8\u6B3E",
  receiptConfirmed: "\u5DF2\u786E\u8BA4\u6536\u6B3E",
  acceptorDealSubmitted: "\u63D0\u4EA4\u6210\u529F\uFF0C\u8BF7\u7B49\u5F85\u627F\u5151\u5546\u786E\u8BA4"
};

// ../../packages/i18n/src/server-texts/groups/general.ts
var GENERAL_TEXTS = {
  parameterError: "\u53C2\u6570\u9519\u8BEF",
  dataNotFound: "\u6570\u636E\u4E0D\u5B58\u5728",
  recordNotFound: "\u8BB0\u5F55\u4E0D\u5B58\u5728",
  orderNotFound: "\u8BA2\u5355\u4E0D\u5B58\u5728",
  orderAlreadyProcessed: "\u8BA2\u5355\u5DF2\u5904\u7406\uFF0C\u8BF7\u52FF\u91CD\u590D\u64CD\u4F5C",
  notYourOrder: "\u8FD9\u4E0D\u662F\u60A8\u7684\u8BA2\u5355",
  notAuthorised: "\u60A8\u6CA1\u6709\u6743\u9650\u8FDB\u884C\u6B64\u64CD\u4F5C",
  duplicateSubmission: "\u8BF7\u52FF\u91CD\u590D\u63D0\u4EA4",
  requestTooLarge: "\u8BF7\u6C42\u5185\u5BB9\u8FC7\u5927",
  tooManyRequests: "\u64CD\u4F5C\u8FC7\u4E8E\u9891\u7E41\uFF0C\u8BF7\u7A0D\u540E\u518D\u8BD5",
  notOpen: "\u8BE5\u529F\u80FD\u6682\u672A\u5F00\u653E",
  maintenance: "\u7CFB\u7EDF\u7EF4\u62A4\u4E2D\uFF0C\u8BF7\u7A0D\u540E\u518D\u8BD5",
  systemBusy: "\u7CFB\u7EDF\u7E41\u5FD9\uFF0C\u8BF7\u7A0D\u540E\u518D\u8BD5",
  articleNotFound: "\u6587\u7AE0\u4E0D\u5B58\u5728",
  operationFailed: "\u64CD\u4F5C\u5931\u8D25",
  operationSucceeded: "\u64CD\u4F5C\u6210\u529F",
  submitted: "\u63D0\u4EA4\u6210\u529F",
  saved: "\u4FDD\u5B58\u6210\u529F",
  deleted: "\u5220\u9664\u6210\u529F"
};

// ../../packages/i18n/src/server-texts/groups/identity.ts
var IDENTITY_TEXTS = {
  realNameNotPassed: "\u60A8\u8FD8\u6CA1\u6709\u901A\u8FC7\u5B9E\u540D\u8BA4\u8BC1",
  realNameUnderReview: "\u5B9E\u540D\u8BA4\u8BC1\u5BA1\u6838\u4E2D",
  realNameRejected: "\u5B9E\u540D\u8BA4\u8BC1\u672A\u901A\u8FC7\uFF0C\u8BF7\u91CD\u65B0\u63D0\u4EA4",
  realNameAlreadyPassed: "\u60A8\u5DF2\u901A\u8FC7\u5B9E\u540D\u8BA4\u8BC1\uFF0C\u65E0\u9700\u91CD\u590D\u63D0\u4EA4",
  realNameIncomplete: "\u8BF7\u586B\u5199\u5B8C\u6574\u7684\u5B9E\u540D\u4FE1\u606F",
  realNameInvalid: "\u59D3\u540D\u4E0D\u80FD\u5305\u542B\u6570\u5B57",
  cardNumberInvalid: "\u8BC1\u4EF6\u53F7\u7801\u683C\u5F0F\u4E0D\u6B63\u786E",
  cardNumberTaken: "\u8BE5\u8BC1\u4EF6\u53F7\u7801\u5DF2\u88AB\u4F7F\u7528",
  realNameSubmitted: "\u5B9E\u540D\u4FE1\u606F\u5DF2\u63D0\u4EA4\uFF0C\u8BF7\u7B49\u5F85\u5BA1\u6838",
  thirdLevelNeedsAssets: "\u8D44\u4EA7\u8D85\u8FC720BTC\u624D\u80FD\u7533\u8BF7\u4E09\u7EA7\u8BA4\u8BC1",
  payeeNotSet: "\u60A8\u8FD8\u6CA1\u6709\u8BBE\u7F6E\u6536\u6B3E\u4FE1\u606F",
  payeeNameRequired: "\u8BF7\u8F93\u5165\u771F\u5B9E\u59D3\u540D",
  payeeNameDiffers: "\u6536\u6B3E\u4EBA\u59D3\u540D\u987B\u4E0E\u5B9E\u540D\u8BA4\u8BC1\u59D3\u540D\u4E00\u81F4",
  payeeMethodRequired: "\u8BF7\u81F3\u5C11\u586B\u5199\u4E00\u79CD\u6536\u6B3E\u65B9\u5F0F",
  uploadRequired: "\u8BF7\u9009\u62E9\u8981\u4E0A\u4F20\u7684\u56FE\u7247",
  uploadType: "\u53EA\u80FD\u4E0A\u4F20jpg\u6216png\u683C\u5F0F\u7684\u56FE\u7247",
  uploadDuplicate: "\u8BF7\u52FF\u91CD\u590D\u4E0A\u4F20\u540C\u4E00\u5F20\u56FE\u7247",
  photoInReview: "\u8BE5\u56FE\u7247\u6B63\u7528\u4E8E\u5176\u4ED6\u5BA1\u6838\uFF0C\u8BF7\u91CD\u65B0\u4E0A\u4F20",
  uploadFailed: "\u4E0A\u4F20\u5931\u8D25",
  uploaded: "\u4E0A\u4F20\u6210\u529F",
  regionNotPermitted: "\u60A8\u6CA1\u6709\u67E5\u770B\u8BE5\u533A\u57DF\u7528\u6237\u7684\u6743\u9650"
};

// ../../packages/i18n/src/server-texts/groups/ledger.ts
var LEDGER_TEXTS = {
  ledgerTransferIn: "\u5212\u8F6C\u8F6C\u5165",
  ledgerTransferOut: "\u5212\u8F6C\u8F6C\u51FA",
  ledgerDeposit: "\u5145\u5E01\u5230\u8D26",
  ledgerWithdrawalHeld: "\u63D0\u5E01\u51BB\u7ED3",
  ledgerWithdrawalDone: "\u63D0\u5E01\u5B8C\u6210",
  ledgerWithdrawalReturned: "\u63D0\u5E01\u9000\u56DE",
  ledgerSpotHeld: "\u6302\u5355\u51BB\u7ED3",
  ledgerSpotReleased: "\u64A4\u5355\u89E3\u51BB",
  ledgerSpotBought: "\u5E01\u5E01\u4E70\u5165",
  ledgerSpotSold: "\u5E01\u5E01\u5356\u51FA",
  ledgerSpotFee: "\u5E01\u5E01\u4EA4\u6613\u624B\u7EED\u8D39",
  ledgerMarginReturned: "\u8FD4\u8FD8\u4FDD\u8BC1\u91D1",
  ledgerPositionResult: "\u5E73\u4ED3\u76C8\u4E8F",
  ledgerOptionStake: "\u671F\u6743\u5F00\u4ED3",
  ledgerOptionSettled: "\u671F\u6743\u7ED3\u7B97",
  ledgerC2cHeld: "\u6CD5\u5E01\u5E7F\u544A\u51BB\u7ED3",
  ledgerC2cReleased: "\u6CD5\u5E01\u5E7F\u544A\u89E3\u51BB",
  ledgerC2cBought: "\u6CD5\u5E01\u4E70\u5165",
  ledgerC2cSold: "\u6CD5\u5E01\u5356\u51FA",
  ledgerSubscribed: "\u8BA4\u8D2D\u652F\u51FA",
  ledgerUnlocked: "\u89E3\u9501\u5230\u8D26",
  ledgerInsurance: "\u4FDD\u9669\u8D39\u7528",
  ledgerRebate: "\u8FD4\u4F63\u6536\u5165",
  ledgerGrant: "\u7CFB\u7EDF\u5145\u503C",
  ledgerDepositReversed: "\u5145\u5E01\u64A4\u56DE",
  ledgerLeverHeld: "\u6760\u6746\u59D4\u6258\u51BB\u7ED3",
  ledgerLeverReleased: "\u6760\u6746\u64A4\u5355\u89E3\u51BB",
  ledgerLeverOpened: "\u5F00\u4ED3\u4FDD\u8BC1\u91D1\u53CA\u624B\u7EED\u8D39",
  ledgerOvernight: "\u9694\u591C\u8D39",
  ledgerC2cOrderHeld: "\u6CD5\u5E01\u8BA2\u5355\u51BB\u7ED3",
  ledgerC2cOrderReleased: "\u6CD5\u5E01\u8BA2\u5355\u89E3\u51BB",
  ledgerAcceptorHeld: "\u627F\u5151\u5546\u4EA4\u6613\u51BB\u7ED3",
  ledgerAcceptorReturned: "\u627F\u5151\u5546\u4EA4\u6613\u9000\u56DE",
  ledgerAcceptorSpent: "\u627F\u5151\u5546\u4EA4\u6613\u652F\u51FA",
  ledgerAcceptorReceived: "\u627F\u5151\u5546\u4EA4\u6613\u5230\u8D26",
  ledgerCarried: "\u5386\u53F2\u6D41\u6C34\u5408\u8BA1"
};

// ../../packages/i18n/src/server-texts/groups/leverage.ts
var LEVERAGE_TEXTS = {
  leverageClosed: "\u8BE5\u4EA4\u6613\u5BF9\u672A\u5F00\u653E\u5408\u7EA6\u4EA4\u6613",
  multipleRequired: "\u8BF7\u9009\u62E9\u500D\u6570",
  multipleNotOffered: "\u6240\u9009\u500D\u6570\u4E0D\u5B58\u5728",
  lotsPositiveInteger: "\u624B\u6570\u5FC5\u987B\u662F\u5927\u4E8E0\u7684\u6574\u6570",
  limitPriceRequired: "\u8BF7\u8F93\u5165\u9650\u4EF7\u4EF7\u683C",
  limitBuyAbovePrice: "\u9650\u4EF7\u4E70\u5165\u4EF7\u683C\u4E0D\u80FD\u9AD8\u4E8E\u5F53\u524D\u4EF7\u683C",
  limitSellBelowPrice: "\u9650\u4EF7\u5356\u51FA\u4EF7\u683C\u4E0D\u80FD\u4F4E\u4E8E\u5F53\u524D\u4EF7\u683C",
  marginInsufficient: "\u4FDD\u8BC1\u91D1\u4E0D\u8DB3",
  openPositionsBlockOperation: "\u60A8\u6709\u672A\u5E73\u4ED3\u7684\u4EA4\u6613\uFF0C\u4E0D\u80FD\u8FDB\u884C\u6B64\u64CD\u4F5C",
  openPositionsBlockTransfer: "\u60A8\u6709\u672A\u5E73\u4ED3\u7684\u4EA4\u6613\uFF0C\u4E0D\u80FD\u5212\u8F6C\u8D44\u91D1",
  positionNotFound: "\u8BE5\u6301\u4ED3\u4E0D\u5B58\u5728",
  positionAlreadyClosed: "\u8BE5\u6301\u4ED3\u5DF2\u5E73\u4ED3",
  nothingToClose: "\u6CA1\u6709\u53EF\u5E73\u4ED3\u7684\u6301\u4ED3",
  lossNeedsProfits: "\u4E8F\u635F\u8D85\u8FC7\u53EF\u7528\u8D44\u91D1\uFF0C\u8BF7\u5148\u5E73\u6389\u76C8\u5229\u7684\u6301\u4ED3",
  entrustNotRevocable: "\u8BE5\u59D4\u6258\u4E0D\u80FD\u64A4\u9500",
  stopPricePositive: "\u6B62\u76C8\u4EF7\u548C\u6B62\u635F\u4EF7\u5FC5\u987B\u5927\u4E8E0",
  longTakeProfitTooLow: "\u4E70\u5165\u6B62\u76C8\u4EF7\u5FC5\u987B\u9AD8\u4E8E\u5F00\u4ED3\u4EF7\u548C\u5F53\u524D\u4EF7",
  longStopLossTooHigh: "\u4E70\u5165\u6B62\u635F\u4EF7\u5FC5\u987B\u4F4E\u4E8E\u5F00\u4ED3\u4EF7\u548C\u5F53\u524D\u4EF7",
  shortTakeProfitTooHigh: "\u5356\u51FA\u6B62\u76C8\u4EF7\u5FC5\u987B\u4F4E\u4E8E\u5F00\u4ED3\u4EF7\u548C\u5F53\u524D\u4EF7",
  shortStopLossTooLow: "\u5356\u51FA\u6B62\u635F\u4EF7\u5FC5\u987B\u9AD8\u4E8E\u5F00\u4ED3\u4EF7\u548C\u5F53\u524D\u4EF7",
  /** Of a venue that nets the orders of a contract. */
  leverageOneDirection: "\u8BE5\u5408\u7EA6\u5DF2\u6709\u53CD\u5411\u6301\u4ED3\u6216\u59D4\u6258\uFF0C\u8BF7\u5148\u5E73\u4ED3\u6216\u64A4\u5355",
  leverageOneMultiple: "\u8BE5\u5408\u7EA6\u7684\u6301\u4ED3\u548C\u59D4\u6258\u4F7F\u7528\u5176\u4ED6\u500D\u6570\uFF0C\u8BF7\u4F7F\u7528\u76F8\u540C\u500D\u6570",
  leverageListAbsent: "\u8BE5\u4EA4\u6613\u6240\u4E0D\u63D0\u4F9B\u6B64\u5217\u8868",
  positionClosed: "\u5E73\u4ED3\u6210\u529F",
  entrustRevoked: "\u59D4\u6258\u64A4\u9500\u6210\u529F",
  /** Of back ends that take only both stops together. */
  stopsNotZero: "\u6B62\u76C8\u6B62\u635F\u4EF7\u683C\u4E0D\u80FD\u4E3A0",
  stopsSet: "\u6B62\u76C8\u6B62\u635F\u8BBE\u7F6E\u6210\u529F"
};

// ../../packages/i18n/src/server-texts/groups/options.ts
var OPTION_TEXTS = {
  optionsClosed: "\u8BE5\u4EA4\u6613\u5BF9\u672A\u5F00\u653E\u671F\u6743\u4EA4\u6613",
  optionCurrencyUnsupported: "\u8BE5\u5E01\u79CD\u4E0D\u652F\u6301\u671F\u6743\u4EA4\u6613",
  optionDurationNotOffered: "\u6240\u9009\u65F6\u957F\u4E0D\u5B58\u5728",
  optionLimitReached: "\u5E73\u53F0\u671F\u6743\u989D\u5EA6\u5DF2\u6EE1\uFF0C\u8BF7\u51CF\u5C11\u6570\u91CF\u6216\u7A0D\u540E\u518D\u8BD5",
  optionAmountRequired: "\u8BF7\u9009\u62E9\u6216\u8F93\u5165\u5F00\u4ED3\u6570\u91CF",
  insuranceAlreadyBought: "\u60A8\u5DF2\u8D2D\u4E70\u8FC7\u4FDD\u9669",
  insuranceNotBought: "\u60A8\u8FD8\u6CA1\u6709\u8D2D\u4E70\u4FDD\u9669",
  insuranceTypeNotFound: "\u4FDD\u9669\u7C7B\u578B\u4E0D\u5B58\u5728",
  insuranceCurrencyUnsupported: "\u8BE5\u5E01\u79CD\u4E0D\u652F\u6301\u8D2D\u4E70\u4FDD\u9669",
  insuranceNotEffective: "\u4FDD\u9669\u5C1A\u672A\u751F\u6548",
  insuranceExpired: "\u4FDD\u9669\u5DF2\u8FC7\u671F",
  insuranceOpenOrders: "\u60A8\u6709\u672A\u5B8C\u6210\u7684\u8BA2\u5355\uFF0C\u4E0D\u80FD\u7533\u8BF7\u7406\u8D54",
  insuranceLossTooSmall: "\u4E8F\u635F\u672A\u8FBE\u523050%\uFF0C\u4E0D\u80FD\u7533\u8BF7\u7406\u8D54",
  insuranceClaimsExceeded: "\u4ECA\u65E5\u7406\u8D54\u6B21\u6570\u5DF2\u8FBE\u4E0A\u9650",
  insuranceBought: "\u4FDD\u9669\u8D2D\u4E70\u6210\u529F",
  insuranceClaimed: "\u7406\u8D54\u7533\u8BF7\u6210\u529F",
  insuranceCancelled: "\u4FDD\u9669\u53D6\u6D88\u6210\u529F"
};

// ../../packages/i18n/src/server-texts/groups/subscription.ts
var SUBSCRIPTION_TEXTS = {
  subscriptionNotStarted: "\u8BA4\u8D2D\u5C1A\u672A\u5F00\u59CB",
  subscriptionEnded: "\u8BA4\u8D2D\u5DF2\u7ED3\u675F",
  subscriptionSoldOut: "\u5269\u4F59\u8BA4\u8D2D\u989D\u5EA6\u4E0D\u8DB3",
  subscriptionQuantityAbnormal: "\u8BA4\u8D2D\u6570\u91CF\u5F02\u5E38",
  subscriptionBalanceInsufficient: "\u4F59\u989D\u4E0D\u8DB3\uFF0C\u8BA4\u8D2D\u5931\u8D25",
  subscriptionPriceChanged: "\u8BA4\u8D2D\u4EF7\u683C\u5DF2\u53D8\u52A8\uFF0C\u8BF7\u91CD\u65B0\u63D0\u4EA4",
  subscriptionCurrencyUnsupported: "\u4EC5\u652F\u6301\u4F7F\u7528USDT\u8BA4\u8D2D",
  unlockNotDue: "\u672A\u5230\u89E3\u9501\u65F6\u95F4",
  unlockAlreadyDone: "\u8BE5\u8BB0\u5F55\u5DF2\u89E3\u9501",
  subscribed: "\u8BA4\u8D2D\u6210\u529F",
  purchased: "\u8D2D\u4E70\u6210\u529F",
  unlocked: "\u89E3\u9501\u6210\u529F"
};

// ../../packages/i18n/src/server-texts/groups/trading.ts
var TRADING_TEXTS = {
  pairNotFound: "\u4EA4\u6613\u5BF9\u4E0D\u5B58\u5728",
  pairClosed: "\u8BE5\u4EA4\u6613\u5BF9\u5DF2\u505C\u6B62\u4EA4\u6613",
  sellingStopped: "\u8BE5\u5E01\u79CD\u5DF2\u505C\u6B62\u5356\u51FA",
  pricePositive: "\u4EF7\u683C\u5FC5\u987B\u5927\u4E8E0",
  numberPositive: "\u6570\u91CF\u5FC5\u987B\u5927\u4E8E0",
  priceAndNumberPositive: "\u4EF7\u683C\u548C\u6570\u91CF\u5FC5\u987B\u5927\u4E8E0",
  priceOutOfRange: "\u4EF7\u683C\u8D85\u51FA\u5141\u8BB8\u8303\u56F4",
  marketPriceUnavailable: "\u6682\u65F6\u65E0\u6CD5\u83B7\u53D6\u884C\u60C5\u4EF7\u683C",
  priceLate: "\u884C\u60C5\u4EF7\u683C\u8D85\u8FC730\u79D2\u672A\u66F4\u65B0\uFF0C\u6682\u505C\u4E0B\u5355",
  noCounterparty: "\u5F53\u524D\u6CA1\u6709\u53EF\u6210\u4EA4\u7684\u6302\u5355",
  orderNotRevocable: "\u8BA2\u5355\u5DF2\u6210\u4EA4\u6216\u5DF2\u64A4\u9500\uFF0C\u4E0D\u80FD\u64A4\u5355",
  orderNotAmendable: "\u8BA2\u5355\u5DF2\u6210\u4EA4\u6216\u5DF2\u64A4\u9500\uFF0C\u4E0D\u80FD\u6539\u5355",
  postOnlyWouldTake: "\u53EA\u6302\u5355\uFF08Post-only\uFF09\u4F1A\u7ACB\u5373\u6210\u4EA4\uFF0C\u8BA2\u5355\u88AB\u62D2\u7EDD",
  cannotFillAtOnce: "\u65E0\u6CD5\u7ACB\u5373\u5168\u90E8\u6210\u4EA4\uFF0C\u8BA2\u5355\u672A\u6267\u884C",
  triggerInvalid: "\u89E6\u53D1\u4EF7\u683C\u4E0D\u6B63\u786E",
  triggerReached: "\u89E6\u53D1\u4EF7\u683C\u5DF2\u8FBE\u5230\uFF0C\u8BF7\u8C03\u6574\u89E6\u53D1\u4EF7\u683C",
  orderAmended: "\u6539\u5355\u6210\u529F",
  orderPlaced: "\u4E0B\u5355\u6210\u529F",
  orderRevoked: "\u64A4\u5355\u6210\u529F",
  tradingStopped: "\u4EA4\u6613\u5DF2\u7531\u8D26\u6237\u6240\u6709\u8005\u505C\u6B62",
  orderCapExceeded: "\u8D85\u8FC7\u7F51\u5173\u5355\u7B14\u9650\u989D",
  dayCapExceeded: "\u8D85\u8FC7\u7F51\u517324\u5C0F\u65F6\u9650\u989D",
  venueRefused: "\u4EA4\u6613\u6240\u62D2\u7EDD\u4E86\u8BE5\u8BF7\u6C42",
  venueKeyRefused: "\u4EA4\u6613\u6240\u62D2\u7EDD\u4E86API\u5BC6\u94A5",
  venueClockDiffers: "\u672C\u673A\u65F6\u95F4\u4E0E\u4EA4\u6613\u6240\u4E0D\u4E00\u81F4"
};

// ../../packages/i18n/src/server-texts/groups/wallet.ts
var WALLET_TEXTS = {
  walletNotFound: "\u94B1\u5305\u4E0D\u5B58\u5728",
  walletLocked: "\u94B1\u5305\u5DF2\u88AB\u9501\u5B9A\uFF0C\u8BF7\u8054\u7CFB\u7BA1\u7406\u5458",
  currencyNotFound: "\u5E01\u79CD\u4E0D\u5B58\u5728",
  notFiatCurrency: "\u8BE5\u5E01\u79CD\u4E0D\u662F\u6CD5\u5E01",
  insufficientBalance: "\u4F59\u989D\u4E0D\u8DB3",
  insufficientFrozen: "\u51BB\u7ED3\u8D44\u91D1\u4E0D\u8DB3",
  fundsFrozen: "\u8D44\u91D1\u5DF2\u88AB\u51BB\u7ED3",
  amountPositive: "\u91D1\u989D\u5FC5\u987B\u5927\u4E8E0",
  transferToSelf: "\u4E0D\u80FD\u8F6C\u8D26\u7ED9\u81EA\u5DF1",
  transferSameAccount: "\u8F6C\u51FA\u8D26\u6237\u548C\u8F6C\u5165\u8D26\u6237\u4E0D\u80FD\u76F8\u540C",
  transferUnsupported: "\u8BE5\u8D26\u6237\u4E0D\u652F\u6301\u5212\u8F6C",
  transferFailed: "\u5212\u8F6C\u5931\u8D25",
  transferred: "\u5212\u8F6C\u6210\u529F",
  depositClosed: "\u5145\u5E01\u529F\u80FD\u6682\u672A\u5F00\u653E",
  depositUnsupported: "\u8BE5\u5E01\u79CD\u4E0D\u652F\u6301\u5145\u5E01",
  depositHashTaken: "\u8BE5\u4EA4\u6613\u54C8\u5E0C\u5DF2\u63D0\u4EA4\u8FC7",
  depositHashInvalid: "\u4EA4\u6613\u54C8\u5E0C\u683C\u5F0F\u4E0D\u6B63\u786E",
  depositSubmitted: "\u5145\u503C\u7533\u8BF7\u5DF2\u63D0\u4EA4\uFF0C\u8BF7\u7B49\u5F85\u5BA1\u6838",
  withdrawalClosed: "\u63D0\u5E01\u529F\u80FD\u6682\u672A\u5F00\u653E",
  withdrawalUnsupported: "\u8BE5\u5E01\u79CD\u4E0D\u652F\u6301\u63D0\u5E01",
  withdrawalPending: "\u60A8\u6709\u6B63\u5728\u5BA1\u6838\u7684\u63D0\u5E01\u7533\u8BF7",
  withdrawalNotAboveFee: "\u63D0\u5E01\u6570\u91CF\u5FC5\u987B\u5927\u4E8E\u624B\u7EED\u8D39",
  withdrawalFeeChanged: "\u624B\u7EED\u8D39\u5DF2\u53D8\u66F4\uFF0C\u8BF7\u786E\u8BA4\u540E\u91CD\u65B0\u63D0\u4EA4",
  withdrawalSubmitted: "\u63D0\u5E01\u7533\u8BF7\u5DF2\u63D0\u4EA4\uFF0C\u8BF7\u7B49\u5F85\u5BA1\u6838",
  addressRequired: "\u8BF7\u8F93\u5165\u63D0\u5E01\u5730\u5740",
  addressInvalid: "\u63D0\u5E01\u5730\u5740\u683C\u5F0F\u4E0D\u6B63\u786E",
  addressAlreadyBound: "\u8BE5\u5730\u5740\u5DF2\u7ED1\u5B9A",
  addressNotFound: "\u5730\u5740\u4E0D\u5B58\u5728",
  addressHasSpaces: "\u5730\u5740\u548C\u5907\u6CE8\u4E0D\u80FD\u5305\u542B\u7A7A\u683C",
  addressNoteFormat: "\u5907\u6CE8\u53EA\u80FD\u7531\u6570\u5B57\u548C\u5B57\u6BCD\u7EC4\u6210",
  addressAdded: "\u5730\u5740\u6DFB\u52A0\u6210\u529F",
  addressDeleted: "\u5730\u5740\u5220\u9664\u6210\u529F",
  exchangeUnsupported: "\u8BE5\u5E01\u79CD\u4E0D\u652F\u6301\u5151\u6362",
  exchangeSameCurrency: "\u4E0D\u80FD\u5151\u6362\u4E3A\u540C\u4E00\u5E01\u79CD",
  exchangeRateUnavailable: "\u6682\u65F6\u65E0\u6CD5\u83B7\u53D6\u5151\u6362\u6C47\u7387",
  exchangeFailed: "\u5151\u6362\u5931\u8D25",
  exchanged: "\u5151\u6362\u6210\u529F"
};

// ../../packages/i18n/src/server-texts/template.ts
var FIGURE = /\{\{(\w+)\}\}/g;
function pattern(template) {
  const write2 = (...figures) => {
    const rest = [...figures];
    return template.replace(FIGURE, () => String(rest.shift()));
  };
  return Object.assign(write2, { template });
}

// ../../packages/i18n/src/server-texts/patterns.ts
var PATTERN_TEXTS = {
  accountLockedUntil: pattern("\u8D26\u6237\u5DF2\u9501\u5B9A\uFF0C{{time}}\u4E4B\u524D\u4E0D\u80FD\u8FDB\u884C\u6B64\u64CD\u4F5C"),
  paymentsHeldUntil: pattern("\u91CD\u7F6E\u5BC6\u7801\u540E24\u5C0F\u65F6\u5185\u4E0D\u80FD\u63D0\u5E01\u6216\u51FA\u552E\uFF0C{{time}}\u4E4B\u540E\u6062\u590D"),
  codeResendWait: pattern("\u9A8C\u8BC1\u7801\u53D1\u9001\u8FC7\u4E8E\u9891\u7E41\uFF0C\u8BF7{{seconds}}\u79D2\u540E\u518D\u8BD5"),
  passwordAttemptsLeft: pattern("\u5BC6\u7801\u9519\u8BEF\uFF0C\u8FD8\u53EF\u4EE5\u5C1D\u8BD5{{count}}\u6B21"),
  uploadTooLarge: pattern("\u56FE\u7247\u5927\u5C0F\u4E0D\u80FD\u8D85\u8FC7{{megabytes}}M"),
  minimumQuantity: pattern("\u6570\u91CF\u4E0D\u80FD\u5C0F\u4E8E{{minimum}}"),
  maximumQuantityExceeded: pattern("\u8D85\u8FC7\u6700\u5927\u4E0B\u5355\u6570\u91CF{{maximum}}"),
  quantityMultiple: pattern("\u6570\u91CF\u5FC5\u987B\u662F{{multiple}}\u7684\u6574\u6570\u500D"),
  priceDecimals: pattern("\u4EF7\u683C\u6700\u591A\u4FDD\u7559{{decimals}}\u4F4D\u5C0F\u6570"),
  numberDecimals: pattern("\u6570\u91CF\u6700\u591A\u4FDD\u7559{{decimals}}\u4F4D\u5C0F\u6570"),
  minimumTotal: pattern("\u6210\u4EA4\u989D\u4E0D\u80FD\u5C0F\u4E8E{{minimum}}"),
  maximumPendingOrders: pattern("\u6302\u5355\u6570\u91CF\u4E0D\u80FD\u8D85\u8FC7{{count}}\u7B14"),
  maximumAds: pattern("\u8FDB\u884C\u4E2D\u7684\u5E7F\u544A\u4E0D\u80FD\u8D85\u8FC7{{count}}\u4E2A"),
  maximumPendingProofs: pattern("\u5F85\u5BA1\u6838\u7684\u5145\u503C\u7533\u8BF7\u4E0D\u80FD\u8D85\u8FC7{{count}}\u7B14"),
  maximumPositions: pattern("\u6301\u4ED3\u6570\u91CF\u4E0D\u80FD\u8D85\u8FC7{{count}}\u7B14"),
  minimumLots: pattern("\u624B\u6570\u4E0D\u80FD\u5C0F\u4E8E{{minimum}}"),
  maximumLots: pattern("\u624B\u6570\u4E0D\u80FD\u5927\u4E8E{{maximum}}"),
  marginDeducted: pattern("\u6263\u9664\u4FDD\u8BC1\u91D1{{amount}}"),
  feeDeducted: pattern("\u6263\u9664\u624B\u7EED\u8D39{{amount}}"),
  overnightFeeDeducted: pattern("\u6263\u9664\u9694\u591C\u8D39{{amount}}"),
  balanceAdjusted: pattern("\u4F59\u989D\u8C03\u6574{{amount}}"),
  minimumInvestmentLength: pattern("\u6295\u8D44\u65F6\u957F\u4E0D\u80FD\u5C11\u4E8E{{seconds}}\u79D2"),
  maximumOpenOptions: pattern("\u540C\u65F6\u8FDB\u884C\u7684\u671F\u6743\u8BA2\u5355\u4E0D\u80FD\u8D85\u8FC7{{count}}\u7B14"),
  minimumTransfer: pattern("\u5212\u8F6C\u6570\u91CF\u4E0D\u80FD\u5C0F\u4E8E{{amount}}"),
  maximumTransfer: pattern("\u5212\u8F6C\u6570\u91CF\u4E0D\u80FD\u5927\u4E8E{{amount}}"),
  minimumDeposit: pattern("\u5145\u5E01\u6570\u91CF\u4E0D\u80FD\u5C0F\u4E8E{{amount}}"),
  minimumWithdrawal: pattern("\u63D0\u5E01\u6570\u91CF\u4E0D\u80FD\u5C0F\u4E8E{{amount}}"),
  maximumWithdrawal: pattern("\u5355\u6B21\u63D0\u5E01\u6570\u91CF\u4E0D\u80FD\u5927\u4E8E{{amount}}"),
  dailyWithdrawalExceeded: pattern("\u8D85\u8FC7\u4ECA\u65E5\u63D0\u5E01\u9650\u989D{{amount}}"),
  minimumDealMoney: pattern("\u5355\u7B14\u4EA4\u6613\u91D1\u989D\u4E0D\u80FD\u5C0F\u4E8E{{amount}}"),
  maximumDealMoney: pattern("\u5355\u7B14\u4EA4\u6613\u91D1\u989D\u4E0D\u80FD\u5927\u4E8E{{amount}}"),
  subscriptionMultiple: pattern("\u8BA4\u8D2D\u6570\u91CF\u5FC5\u987B\u662F{{multiple}}\u7684\u6574\u6570\u500D")
};

// ../../packages/i18n/src/server-texts/index.ts
var TEXTS = {
  ...GENERAL_TEXTS,
  ...ACCOUNT_TEXTS,
  ...IDENTITY_TEXTS,
  ...WALLET_TEXTS,
  ...TRADING_TEXTS,
  ...LEVERAGE_TEXTS,
  ...OPTION_TEXTS,
  ...C2C_TEXTS,
  ...SUBSCRIPTION_TEXTS,
  ...LEDGER_TEXTS
};
var SERVER_TEXTS = { ...TEXTS, ...PATTERN_TEXTS };

// ../../packages/contract-server/src/concurrency-limit.ts
var TooBusyError = class extends Error {
  name = "TooBusyError";
};
var ConcurrencyLimit = class {
  #limits;
  #waiting = [];
  #running = 0;
  constructor(limits) {
    this.#limits = limits;
  }
  /** @throws TooBusyError if too much work is waiting already */
  async run(work) {
    if (this.#running < this.#limits.atOnce) this.#running += 1;
    else if (this.#waiting.length < this.#limits.mostWaiting) await this.#wait();
    else throw new TooBusyError("too much work is waiting");
    try {
      return await work();
    } finally {
      setImmediate(() => this.#startNext());
    }
  }
  /** Starts the next piece of work that waits, or frees the place. */
  #startNext() {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#running -= 1;
  }
  #wait() {
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
};

// ../../packages/contract-server/src/http/rejection.ts
var Rejection = class extends Error {
  name = "Rejection";
  type;
  /** HTTP status: 200 for everything that a person can meet by using the client; back ends of this contract answer so. */
  status;
  constructor(text2, { type = "error", status = 200 } = {}) {
    super(text2);
    this.type = type;
    this.status = status;
  }
};
function unavailable() {
  return new Rejection(SERVER_TEXTS.systemBusy, { status: 503 });
}

// ../../packages/contract-server/src/http/envelope.ts
var TOO_LARGE = /* @__PURE__ */ new Set([413, 414, 431]);
var failureAnswer = (isUnavailable = () => false) => (error, request, reply) => answer(error instanceof TooBusyError || isUnavailable(error) ? unavailable() : error, request, reply);
function answer(error, request, reply) {
  if (error instanceof Rejection) return write(reply, error.status, error.type, error.message);
  const status = "statusCode" in error && typeof error.statusCode === "number" ? error.statusCode : 500;
  if (status >= 400 && status < 500) {
    return write(
      reply,
      status,
      "error",
      TOO_LARGE.has(status) ? SERVER_TEXTS.requestTooLarge : SERVER_TEXTS.parameterError
    );
  }
  request.log.error({ err: error }, "a request failed");
  return write(reply, 500, "error", SERVER_TEXTS.systemBusy);
}
function answerNotFound(_request, reply) {
  return write(reply, 404, "error", SERVER_TEXTS.dataNotFound);
}
function write(reply, status, type, message) {
  const envelope = { type, message };
  return reply.code(status).header("cache-control", "no-store").type("application/json; charset=utf-8").send(envelope);
}

// ../../packages/contract-server/src/http/http-server.ts
import { readFileSync } from "fs";
import { createServer as createServer2 } from "http";
var LIMITS = { headersTimeout: 1e4, requestTimeout: 3e4, connectionsCheckingInterval: 5e3 };
var RESERVED_DESCRIPTORS = 320;
var FEWEST_CONNECTIONS = 64;
var MOST_CONNECTIONS = 1e4;
var PART_OF_ADDRESS = 4;
function createHttpServer(listener, { maxConnections = connectionsFor(openFileLimit()), perAddress = false, ...limits } = {}) {
  const server = createServer2({ ...LIMITS, ...limits }, listener);
  server.maxConnections = maxConnections;
  if (perAddress) boundAddresses(server, Math.ceil(maxConnections / PART_OF_ADDRESS));
  return server;
}
function boundAddresses(server, most) {
  const counts = /* @__PURE__ */ new Map();
  server.on("connection", (socket) => {
    const address = socket.remoteAddress ?? "";
    if (isLoopback2(address)) return;
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    socket.once("close", () => {
      const left = (counts.get(address) ?? 1) - 1;
      if (left > 0) counts.set(address, left);
      else counts.delete(address);
    });
    if (count > most) socket.destroy();
  });
}
var isLoopback2 = (address) => /^(?:::ffff:)?127\.|^::1$/.test(address);
function connectionsFor(openFiles) {
  if (openFiles === void 0) return MOST_CONNECTIONS;
  return Math.min(MOST_CONNECTIONS, Math.max(FEWEST_CONNECTIONS, openFiles - RESERVED_DESCRIPTORS));
}
function openFileLimit() {
  try {
    const limit = /^Max open files\s+(\d+)/m.exec(readFileSync("/proc/self/limits", "utf8"))?.[1];
    return limit === void 0 ? void 0 : Number(limit);
  } catch {
    return void 0;
  }
}

// ../../packages/contract-server/src/http/base-server.ts
var LARGEST_BODY = 65536;
var COMPRESSED_FROM = 1024;
var BROTLI_QUALITY = 4;
var loggedRequest = ({ method, url, ip }) => ({
  method,
  url: url.replace(/\?.*$/, ""),
  remoteAddress: ip
});
function baseServer({ trustProxy, logLevel, isUnavailable }) {
  const answerFailure = failureAnswer(isUnavailable);
  const server = Fastify({
    bodyLimit: LARGEST_BODY,
    trustProxy: trustOf(trustProxy),
    serverFactory: (handler) => createHttpServer(handler, { perAddress: trustProxy === 0 }),
    forceCloseConnections: true,
    logger: {
      level: logLevel,
      redact: ["req.headers.authorization", "req.headers.cookie"],
      serializers: { req: loggedRequest }
    },
    frameworkErrors: (error, request, reply) => answerFailure(error, request, reply)
  });
  server.setErrorHandler(answerFailure);
  return server;
}
async function compressAnswers(server) {
  await server.register(compress, {
    threshold: COMPRESSED_FROM,
    encodings: ["br", "gzip"],
    globalDecompression: false,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }
  });
}
function trustOf(proxies) {
  if (typeof proxies !== "number") return [...proxies];
  return proxies > 0 && ((_address, hop) => hop < proxies);
}

// ../../packages/contract-server/src/http/drain.ts
function createDrain(server) {
  let isDraining = false;
  const open = /* @__PURE__ */ new Set();
  let finish;
  server.addHook("onRequest", async (_request, reply) => {
    if (!isDraining) return;
    reply.header("connection", "close");
    throw unavailable();
  });
  server.addHook("preHandler", async (request) => {
    open.add(request);
  });
  const done = (request) => {
    open.delete(request);
    if (open.size === 0) finish?.();
  };
  server.addHook("onResponse", async (request) => done(request));
  server.addHook("onRequestAbort", async (request) => done(request));
  return {
    begin() {
      isDraining = true;
    },
    async finished(withinMs) {
      if (open.size === 0) return;
      await new Promise((resolve) => {
        const timer = setTimeout(resolve, withinMs);
        finish = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  };
}

// ../../packages/contract-server/src/http/health.ts
function healthRoutes(server, { isHealthy, isReady }) {
  const answer2 = (path, check5) => server.get(path, async (_request, reply) => {
    const ok = await check5();
    return reply.code(ok ? 200 : 503).send({ ok });
  });
  answer2("/healthz", isHealthy);
  answer2("/readyz", isReady);
}

// ../../packages/contract-server/src/http/input.ts
import * as v4 from "valibot";
var LARGEST_ID = 2147483647;
function readInput(call, request) {
  const sent = call.method === "GET" ? request.query : request.body;
  const fields = isFields(sent) ? sent : {};
  const read = v4.safeParse(call.request, fields);
  const isRefused = Object.values(fields).some(hasNul) || idsOf(call).some((name) => isTooLarge(fields[name]));
  if (!read.success || isRefused) throw new Rejection(SERVER_TEXTS.parameterError);
  return read.output;
}
function isFields(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
function hasNul(value) {
  return typeof value === "string" && value.includes("\0");
}
var isTooLarge = (value) => Number(value) > LARGEST_ID;
var withEntries = v4.object({ entries: v4.record(v4.string(), v4.unknown()) });
var withWrapped = v4.object({ wrapped: v4.unknown() });
var withPipe = v4.object({ pipe: v4.unknown() });
function idsOf({ request }) {
  return v4.is(withEntries, request) ? Object.entries(request.entries).flatMap(([name, schema2]) => isId(schema2) ? [name] : []) : [];
}
function isId(schema2) {
  if (v4.is(withWrapped, schema2)) return isId(schema2.wrapped);
  return v4.is(withPipe, schema2) && schema2.pipe === id.pipe;
}

// ../../packages/contract-server/src/http/loopback-only.ts
import { createHash, timingSafeEqual } from "crypto";
var LOOPBACK_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/;
var FORWARDED = ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip"];
function loopbackOnly(server, { what, token, header, cookie }) {
  server.addHook("onRequest", async (request, reply) => {
    if (!LOOPBACK_HOST.test(request.headers.host ?? "")) {
      return reply.code(403).send({ error: `${what} answers on localhost only.` });
    }
    if (FORWARDED.some((name) => request.headers[name] !== void 0)) {
      return reply.code(403).send({ error: `${what} does not answer through a proxy.` });
    }
    const { origin } = request.headers;
    if (origin !== void 0 && !LOOPBACK_HOST.test(origin.replace(/^https?:\/\//, ""))) {
      return reply.code(403).send({ error: `${what} does not answer other sites.` });
    }
    const [path = ""] = request.url.split("?", 1);
    if (cookie && request.method === "GET" && isSame(tokenInQuery(request), token)) {
      reply.header("set-cookie", `${cookie.name}=${token}; Path=${cookie.path}; HttpOnly; SameSite=Strict`);
      return reply.redirect(path);
    }
    const inCookie = cookie && tokenInCookie(request, cookie.name);
    if (!isSame(request.headers[header], token) && !isSame(inCookie, token)) {
      return reply.code(401).send({ error: `${what} needs its token (${header}).` });
    }
    return void 0;
  });
}
function tokenInQuery({ url }) {
  return /[?&]token=([\w-]+)/.exec(url)?.[1];
}
function tokenInCookie({ headers }, name) {
  return new RegExp(`(?:^|;\\s*)${name}=([\\w-]+)`).exec(headers.cookie ?? "")?.[1];
}
function isSame(given, token) {
  if (typeof given !== "string") return false;
  return timingSafeEqual(hashOf(given), hashOf(token));
}
var hashOf = (text2) => createHash("sha256").update(text2).digest();

// ../../packages/contract-server/src/http/route.ts
import { createHash as createHash2 } from "crypto";
var askedBy = (call, request, user) => ({
  input: readInput(call, request),
  user,
  address: request.ip,
  token: tokenOf(request),
  request: requestOf(request, user)
});
function createRouter(server, userOf) {
  function add(call, handle) {
    server.route({
      method: call.method,
      url: `/api${call.path}`,
      handler: async (request, reply) => {
        const message = await handle(request);
        reply.header("cache-control", "no-store");
        return call.envelope === "code" ? { code: 1, data: message } : { type: "ok", message };
      }
    });
  }
  return {
    route(call, handler) {
      add(call, async (request) => {
        const user = call.access === "public" ? void 0 : await ownerOf(request, userOf);
        return handler(askedBy(call, request, user));
      });
    },
    userRoute(call, handler) {
      if (call.access !== "required") throw new Error(`${call.path} does not want a token`);
      add(call, async (request) => handler(askedBy(call, request, await authenticate(request, userOf))));
    }
  };
}
var tokenOf = (request) => request.headers.authorization?.trim() ?? "";
async function ownerOf(request, userOf) {
  const token = tokenOf(request);
  return token === "" ? void 0 : userOf(token);
}
async function authenticate(request, userOf) {
  const user = await ownerOf(request, userOf);
  if (!user) throw expired(tokenOf(request));
  return user;
}
function expired(token) {
  return new Rejection(token === "" ? SERVER_TEXTS.pleaseLogIn : SERVER_TEXTS.loginExpired, { type: 999 });
}
function requestOf(request, user) {
  const { query, body } = request;
  if (!user || !isFields(query) || typeof query["t"] !== "string" || !/^\d{13}$/.test(query["t"])) return void 0;
  const session = createHash2("sha256").update(tokenOf(request)).digest("base64url").slice(0, 16);
  return {
    userId: user.id,
    action: request.routeOptions.url ?? "",
    clientId: `${query["t"]}-${session}`,
    fields: isFields(body) ? body : {}
  };
}

// ../../packages/contract-server/src/market/live-market.ts
var BOOK_LEVELS = 40;

// ../../packages/market/src/contract/book.ts
import * as v5 from "valibot";
var bookLevel = v5.pipe(
  alsoReads(
    v5.object({ price: decimal2, number: decimal2, sum: maybeDecimal }),
    v5.pipe(
      v5.tuple([decimal2, decimal2]),
      v5.transform(([price, number3]) => ({ price, number: number3, sum: void 0 }))
    )
  ),
  v5.check(({ price, number: number3 }) => isPositive(price) && isPositive(number3), "an empty level"),
  v5.transform(({ price, number: number3, sum: sum2 }) => ({ price, amount: number3, sum: sum2 ?? ZERO }))
);
var bestFirst = (outwards) => {
  const byPrice = (a, b) => outwards * compare(a.price, b.price);
  const isInOrder = (level, index, levels) => {
    const before = levels[index - 1];
    return !before || byPrice(before, level) <= 0;
  };
  return (levels) => levels.every(isInOrder) ? levels : levels.toSorted(byPrice);
};
var bidSide = v5.pipe(list(bookLevel), v5.transform(bestFirst(-1)));
var askSide = v5.pipe(list(bookLevel), v5.transform(bestFirst(1)));
var bidSideText = jsonText(bidSide);
var askSideText = jsonText(askSide);

// ../../packages/market/src/contract/calls.ts
import * as v8 from "valibot";

// ../../packages/market/src/contract/pair.ts
import * as v6 from "valibot";
var pairKeys = { legal_id: id, currency_id: id };
function pairId(pair) {
  return `${pair.baseId}-${pair.quoteId}`;
}
var MOST_PLACES = 18;
var ifPositive = v6.transform(
  (value) => value !== void 0 && isPositive(value) ? value : void 0
);
var maybePositive = v6.pipe(maybeDecimal, ifPositive);
var places = v6.fallback(v6.optional(v6.pipe(int, v6.minValue(0), v6.maxValue(MOST_PLACES))), void 0);
var quotationEntry = v6.pipe(
  v6.object({
    /** Names the pair in calls of the options (`match_id`); not every back end sends it. */
    id: v6.fallback(v6.optional(id), void 0),
    ...pairKeys,
    legal_name: text,
    currency_name: text,
    /** A zero is none: the pair has not traded yet. */
    now_price: v6.pipe(decimalOrUnknown, ifPositive),
    change: decimalOrUnknown,
    volume: decimalOrUnknown,
    /** Not every back end sends the extremes; a zero is none. */
    high: maybePositive,
    low: maybePositive,
    cny_price: maybeDecimal,
    logo: text,
    is_display: v6.nullish(flag, 1),
    open_microtrade: v6.nullish(flag, 0),
    lever_share_num: maybeDecimal,
    spread: maybeDecimal,
    lever_trade_fee: maybeDecimal,
    /** Places of a price and of an amount; not every back end sends them. */
    price_decimals: places,
    number_decimals: places,
    /** Amounts are whole multiples of it; not every back end sends it. */
    number_step: maybePositive
  }),
  v6.transform((wire) => ({
    id: pairId({ baseId: wire.currency_id, quoteId: wire.legal_id }),
    baseId: wire.currency_id,
    quoteId: wire.legal_id,
    base: wire.currency_name,
    quote: wire.legal_name,
    /** `BTC/USDT`: the symbol of bars and titles. */
    symbol: `${wire.currency_name}/${wire.legal_name}`,
    logo: wire.logo,
    isDisplayed: wire.is_display,
    /** `match_id` of the options. */
    matchId: wire.id,
    /** Timed options are offered on this pair. */
    hasOptions: wire.open_microtrade,
    /** Units of base currency in one lot of leverage. */
    lotSize: wire.lever_share_num,
    /** Per cent of the contract value that leverage charges as spread, and as fee. */
    spread: wire.spread,
    leverFee: wire.lever_trade_fee,
    priceDecimals: wire.price_decimals,
    amountDecimals: wire.number_decimals,
    amountStep: wire.number_step,
    cnyPrice: wire.cny_price,
    /* The figures of the ticker are `undefined` if they are not known. */
    last: wire.now_price,
    /** Per cent over 24 hours. */
    change: wire.change,
    high: wire.high,
    low: wire.low,
    /** In base currency, over 24 hours. */
    volume: wire.volume
  }))
);
var quotationGroup = v6.pipe(
  v6.object({ name: text, quotation: list(quotationEntry) }),
  v6.transform(({ name, quotation: quotation2 }) => ({
    name,
    // A pair that is sent twice is one pair.
    pairs: [...new Map(quotation2.map((pair) => [pair.id, pair])).values()]
  }))
);

// ../../packages/market/src/contract/trade.ts
import * as v7 from "valibot";
var maybeId = v7.fallback(v7.optional(id), void 0);
var documentedTrade = v7.pipe(
  v7.object({
    id: maybeId,
    price: decimal2,
    number: decimal2,
    create_time: maybeTime,
    time: maybeTime,
    /** The taker's side if it is sent; 2 = buy (as in completed orders). */
    way: v7.fallback(v7.nullish(v7.union([v7.number(), v7.string()])), void 0),
    type: v7.fallback(text, "")
  }),
  v7.transform((wire) => ({
    id: wire.id,
    price: wire.price,
    amount: wire.number,
    /** Epoch milliseconds. */
    time: wire.create_time ?? wire.time,
    side: takerSide(wire.way, wire.type)
  }))
);
var relayedTrade = v7.pipe(
  v7.object({ id: maybeId, price: decimal2, amount: decimal2, ts: maybeTime, direction: v7.fallback(text, "") }),
  v7.transform(({ id: tradeId, price, amount, ts, direction }) => ({
    id: tradeId,
    price,
    amount,
    time: ts,
    side: takerSide(void 0, direction)
  }))
);
var publicTrade = alsoReads(documentedTrade, relayedTrade);
function takerSide(way, type) {
  if (way !== void 0 && way !== null) return String(way) === "2" ? "buy" : "sell";
  if (type === "in" || type === "buy") return "buy";
  return type === "out" || type === "sell" ? "sell" : void 0;
}

// ../../packages/market/src/contract/calls.ts
var nothing = v8.object({});
var quotationNew = defineCall({
  method: "GET",
  path: "/currency/quotation_new",
  access: "optional",
  request: nothing,
  reply: list(quotationGroup)
});
var quotation = defineCall({
  method: "POST",
  path: "/quotation",
  access: "public",
  request: nothing,
  reply: v8.pipe(
    v8.object({ coin_list: list(quotationGroup) }),
    v8.transform(({ coin_list }) => coin_list)
  )
});
var quotationNewPost = defineCall({
  method: "POST",
  path: "/quotation_new",
  access: "public",
  request: nothing,
  reply: list(quotationGroup)
});
var periods = Object.values(RESOLUTIONS).map(({ period }) => period);
var timeSeries = defineCall({
  method: "GET",
  path: "/currency/new_timeshar",
  access: "public",
  request: v8.object({
    /** `{currency}/USDT`. */
    symbol: v8.pipe(v8.string(), v8.regex(/^[\w.-]+\/[\w.-]+$/)),
    from: int,
    to: int,
    period: v8.picklist(periods)
  }),
  reply: bars,
  envelope: "code"
});
var tradeHistory = defineCall({
  method: "GET",
  path: "/currency/new_tradehistory",
  access: "public",
  request: v8.object(pairKeys),
  reply: list(publicTrade)
});
var currencyDetail = defineCall({
  method: "GET",
  path: "/currency/detail",
  access: "public",
  request: v8.object({ id }),
  reply: v8.pipe(
    v8.object({ name: text, desc: text }),
    v8.transform(({ name, desc }) => ({ name, description: desc }))
  )
});
var currencyList = defineCall({
  method: "GET",
  path: "/currency/list",
  access: "public",
  request: nothing,
  reply: v8.pipe(
    v8.object({ legal: list(v8.object({ id, name: text })) }),
    v8.transform(({ legal }) => legal)
  )
});

// ../../packages/realtime/src/contract/balance.ts
import * as v9 from "valibot";

// ../../packages/realtime/src/contract/event.ts
function defineEvent(event) {
  return event;
}
function eventName(event, userId) {
  return event.name.replace("{id}", String(userId ?? ""));
}

// ../../packages/realtime/src/contract/balance.ts
var balanceChanged = defineEvent({
  name: "update_balance_{id}",
  payload: v9.fallback(v9.object({ refresh: v9.optional(flag) }), {}),
  delivery: "last",
  key: () => "user"
});

// ../../packages/realtime/src/contract/interest.ts
import * as v10 from "valibot";
var INTEREST = "subscribe";
var PULSE = "pulse";
var MOST_PAIRS = 500;
var MOST_LISTS = 20;
var schema = v10.object({
  pairs: v10.optional(v10.pipe(v10.array(v10.pipe(v10.string(), v10.regex(/^\d{1,10}-\d{1,10}$/))), v10.maxLength(MOST_PAIRS))),
  lists: v10.optional(v10.pipe(v10.array(v10.pipe(v10.string(), v10.regex(/^\w{1,40}$/))), v10.maxLength(MOST_LISTS)))
});
function readInterest(message) {
  const read = v10.safeParse(schema, message);
  return read.success ? read.output : void 0;
}

// ../../packages/market/src/contract/events.ts
import * as v11 from "valibot";
var byPair = ({ pair }) => pair;
var pairOfKey = (key) => key;
var pairOf = (wire) => pairId({ baseId: wire.currency_id, quoteId: wire.legal_id });
var wirePairKeys = v11.object(pairKeys);
var wirePair = (wire) => {
  const { success, output } = v11.safeParse(wirePairKeys, wire);
  return success ? pairOf(output) : void 0;
};
var tickerEvent = defineEvent({
  name: "daymarket",
  listName: "daymarket_list",
  delivery: "last",
  key: byPair,
  wireKey: wirePair,
  pairOf: pairOfKey,
  payload: v11.pipe(
    v11.object({
      ...pairKeys,
      now_price: decimal2,
      change: maybeDecimal,
      volume: maybeDecimal,
      high: maybeDecimal,
      low: maybeDecimal
    }),
    v11.transform((wire) => ({
      pair: pairOf(wire),
      last: wire.now_price,
      change: wire.change,
      volume: wire.volume,
      high: wire.high,
      low: wire.low
    }))
  )
});
var bookEvent = defineEvent({
  name: "transaction",
  delivery: "last",
  key: byPair,
  wireKey: wirePair,
  pairOf: pairOfKey,
  payload: v11.pipe(
    v11.object({ ...pairKeys, last_price: maybeDecimal, in: bidSideText, out: askSideText }),
    v11.transform((wire) => ({ pair: pairOf(wire), last: wire.last_price, bids: wire.in, asks: wire.out }))
  )
});
var depthEvent = defineEvent({
  name: "market_depth",
  delivery: "last",
  key: byPair,
  wireKey: wirePair,
  pairOf: pairOfKey,
  payload: v11.pipe(
    alsoReads(
      v11.pipe(
        v11.object({ ...pairKeys, in: bidSideText, out: askSideText }),
        v11.transform((wire) => ({ ...wire, bids: wire.in, asks: wire.out, isBook: false }))
      ),
      v11.pipe(
        v11.object({ ...pairKeys, bids: bidSide, asks: askSide }),
        v11.transform((wire) => ({ ...wire, isBook: true }))
      )
    ),
    v11.transform((wire) => ({ pair: pairOf(wire), bids: wire.bids, asks: wire.asks, isBook: wire.isBook }))
  )
});
var wirePeriod = { period: v11.optional(text, "1min") };
var runningBar = v11.pipe(
  v11.object({
    ...pairKeys,
    ...wirePeriod,
    symbol: text,
    /** The moment at which the bar opened. */
    time: maybeTime,
    open: maybeDecimal,
    high: maybeDecimal,
    low: maybeDecimal,
    close: decimal2,
    volume: maybeDecimal
  }),
  v11.transform((wire) => ({
    pair: pairOf(wire),
    period: wire.period,
    openTime: wire.time,
    open: wire.open,
    high: wire.high,
    low: wire.low,
    close: wire.close,
    volume: wire.volume
  }))
);
var byPairAndPeriod = ({ pair, period }) => `${pair}:${period}`;
var wirePairAndPeriodKeys = v11.object({ ...pairKeys, ...wirePeriod });
var wirePairAndPeriod = (wire) => {
  const { success, output } = v11.safeParse(wirePairAndPeriodKeys, wire);
  return success ? byPairAndPeriod({ pair: pairOf(output), period: output.period }) : void 0;
};
var barEvent = defineEvent({
  name: "kline",
  delivery: "last",
  key: byPairAndPeriod,
  wireKey: wirePairAndPeriod,
  pairOf: (key) => key.slice(0, key.lastIndexOf(":")),
  payload: runningBar
});
var trades = list(publicTrade);
var tradeRows = v11.pipe(
  v11.object({
    ...pairKeys,
    data: v11.pipe(v11.custom(Array.isArray), trades, v11.metadata({ items: publicTrade }))
  }),
  v11.transform((wire) => ({ pair: pairOf(wire), trades: wire.data }))
);
var dayBarEvent = defineEvent({
  name: "market_detail",
  delivery: "every",
  key: byPair,
  wireKey: wirePair,
  pairOf: pairOfKey,
  payload: alsoReads(runningBar, tradeRows)
});
var tradesEvent = defineEvent({
  name: "match_trade",
  delivery: "every",
  key: byPair,
  wireKey: wirePair,
  pairOf: pairOfKey,
  payload: tradeRows
});

// ../../packages/market/src/contract/order.ts
var ORDER_MODE = { market: 1, limit: 2 };

// ../../packages/market/src/contract/replay.ts
import * as v12 from "valibot";
var fill = v12.pipe(
  v12.object({
    id,
    symbol: text,
    /** `in`: bought. */
    type: v12.picklist(["in", "out"]),
    price: decimal2,
    number: decimal2,
    /** Epoch seconds. */
    time,
    /** Gain (or loss, below zero) against not having traded, at the present price and after the fee, in USDT. */
    against_holding: decimal2
  }),
  v12.transform(({ type, number: number3, time: at, against_holding: againstHolding, ...rest }) => ({
    ...rest,
    side: type === "in" ? "buy" : "sell",
    amount: number3,
    at,
    againstHolding
  }))
);
var replay = defineCall({
  method: "GET",
  path: "/replay",
  access: "required",
  request: v12.object({}),
  reply: v12.pipe(
    v12.object({
      /** Of the recording, epoch seconds. */
      from: time,
      to: time,
      at: time,
      /** Recorded seconds a second. */
      speed: int,
      paused: flag,
      ended: flag,
      /** Newest first, of many the newest. */
      fills: list(fill),
      /** Sum over all fills, in USDT. */
      against_holding: decimal2
    }),
    v12.transform(({ paused, ended, against_holding: againstHolding, ...rest }) => ({
      ...rest,
      isPaused: paused,
      isEnded: ended,
      againstHolding
    }))
  )
});
var moveReplay = defineCall({
  method: "POST",
  path: "/replay",
  access: "required",
  request: v12.object({
    action: v12.picklist(["play", "pause", "speed", "step", "start"]),
    /** With `speed`, 1 to 60. */
    speed: v12.optional(int),
    /** With `step`: length of the bar, 1 to 1440. */
    minutes: v12.optional(int),
    /** With `start`, epoch seconds. */
    at: v12.optional(int)
  }),
  reply: confirmation
});

// ../../packages/contract-server/src/wire-time.ts
var SHANGHAI_OFFSET_MS3 = 8 * 36e5;
function seconds(moment) {
  return Math.floor(moment / 1e3);
}
function dateTime(moment) {
  return new Date(moment + SHANGHAI_OFFSET_MS3).toISOString().slice(0, 19).replace("T", " ");
}

// ../../packages/contract-server/src/market/payloads.ts
var DEPTH_LEVELS = 100;
var CHANGE_DECIMALS = 2;
var changeOf = (from, to) => roundHalfUp(percentChange(from, to) ?? ZERO, CHANGE_DECIMALS);
var keys = ({ baseId, quoteId }) => ({ currency_id: baseId, legal_id: quoteId });
function sides(market, id2, most) {
  const book = market.book(id2, most);
  return book && { in: JSON.stringify(book.bids), out: JSON.stringify(book.asks) };
}
function bookPayload(market, id2) {
  const pair = market.pair(id2);
  const levels = sides(market, id2, BOOK_LEVELS);
  if (!pair || !levels) return void 0;
  const last = market.last(id2);
  const yesterday = market.running(id2, "1day")?.open ?? last;
  const day = yesterday && last && { yesterday, today: last, proportion: changeOf(yesterday, last) };
  const named = { token: pair.symbol, ...day };
  return { ...keys(pair), ...named, last_price: last, ...levels };
}
function depthPayload(market, id2) {
  const pair = market.pair(id2);
  const levels = sides(market, id2, DEPTH_LEVELS);
  return pair && levels && { ...keys(pair), ...levels };
}
function tickerPayload(market, id2) {
  const pair = market.pair(id2);
  const ticker = market.ticker(id2);
  if (!pair || !ticker) return void 0;
  const { last, change, volume, high, low } = ticker;
  const named = { type: tickerEvent.name, symbol: pair.symbol };
  return { ...keys(pair), ...named, now_price: last, change, volume, high, low };
}
var minutePayload = (market, id2) => barPayload(market, id2, "1min");
var dayPayload = (market, id2) => barPayload(market, id2, "1day");
function barPayload(market, id2, period) {
  const pair = market.pair(id2);
  const bar2 = market.running(id2, period);
  if (!pair || !bar2) return void 0;
  const { openTime, open, high, low, close, volume } = bar2;
  const moment = { symbol: pair.symbol, period, time: seconds(openTime) };
  return { ...keys(pair), ...moment, open, high, low, close, volume, change: changeOf(open, close) };
}
function currentEvents(market) {
  return market.ids().flatMap(
    (id2) => [
      { name: bookEvent.name, payload: bookPayload(market, id2) },
      { name: tickerEvent.name, payload: tickerPayload(market, id2) },
      { name: barEvent.name, payload: minutePayload(market, id2) },
      { name: dayBarEvent.name, payload: dayPayload(market, id2) }
    ].flatMap(({ name, payload }) => payload ? [{ name, payload }] : [])
  );
}

// ../../packages/contract-server/src/socket/audience.ts
var listOf = (payloads) => ({ data: payloads });
var EVERY_PAIR = "every pair";
var roomOfPair = ({ currency_id, legal_id }) => `pair ${currency_id}-${legal_id}`;
var roomOfName = (name) => `event ${name}`;
var roomOf = (userId) => `user ${userId}`;

// ../../packages/contract-server/src/socket/throttle.ts
var Throttle = class {
  #intervalMs;
  #work;
  #resting = /* @__PURE__ */ new Map();
  constructor(intervalMs, work) {
    this.#intervalMs = intervalMs;
    this.#work = work;
  }
  ask(key) {
    const resting = this.#resting.get(key);
    if (resting) resting.isAskedFor = true;
    else this.#run(key);
  }
  close() {
    for (const { timer } of this.#resting.values()) clearTimeout(timer);
    this.#resting.clear();
  }
  #run(key) {
    const timer = setTimeout(() => {
      const isAskedFor = this.#resting.get(key)?.isAskedFor ?? false;
      this.#resting.delete(key);
      if (isAskedFor) this.#run(key);
    }, this.#intervalMs);
    this.#resting.set(key, { timer, isAskedFor: false });
    this.#work(key);
  }
};

// ../../packages/contract-server/src/market/publisher.ts
var BOOK_EVERY_MS = 100;
var DEPTH_EVERY_MS = 2e3;
var TICKER_EVERY_MS = 500;
var MINUTE_EVERY_MS = 250;
var DAY_EVERY_MS = 1e3;
var TICKERS_EVERY_MS = 1e3;
var PULSE_EVERY_MS = 1e4;
function publishMarket({
  market,
  audience,
  pass = (_name, send) => send()
}) {
  const lastBook = /* @__PURE__ */ new Map();
  const moved = /* @__PURE__ */ new Set();
  function publish(name, payload) {
    if (payload) pass(name, () => audience.sendPair({ name, payload }));
  }
  const perPair = (everyMs, send) => new Throttle(everyMs, (id2) => {
    if (!audience.isEmpty()) send(id2);
  });
  const books = perPair(BOOK_EVERY_MS, (id2) => {
    const payload = bookPayload(market, id2);
    const written = JSON.stringify(payload);
    if (lastBook.get(id2) === written) return;
    lastBook.set(id2, written);
    publish(bookEvent.name, payload);
  });
  const depths = perPair(DEPTH_EVERY_MS, (id2) => publish(depthEvent.name, depthPayload(market, id2)));
  const tickers = perPair(TICKER_EVERY_MS, (id2) => publish(tickerEvent.name, tickerPayload(market, id2)));
  const minutes = perPair(MINUTE_EVERY_MS, (id2) => publish(barEvent.name, minutePayload(market, id2)));
  const days = perPair(DAY_EVERY_MS, (id2) => publish(dayBarEvent.name, dayPayload(market, id2)));
  const tickerLists = new Throttle(TICKERS_EVERY_MS, () => {
    const payloads = [...moved].flatMap((id2) => tickerPayload(market, id2) ?? []);
    moved.clear();
    const { name, listName } = tickerEvent;
    if (listName !== void 0 && !audience.isEmpty()) {
      pass(name, () => audience.sendNamed(listName, listOf(payloads)));
    }
  });
  const pulse = setInterval(() => audience.sendNamed(PULSE, {}), PULSE_EVERY_MS);
  pulse.unref();
  function tickerChanged(id2) {
    tickers.ask(id2);
    moved.add(id2);
    tickerLists.ask("all");
  }
  return {
    bookChanged(id2) {
      books.ask(id2);
      depths.ask(id2);
    },
    traded(id2) {
      tickerChanged(id2);
      minutes.ask(id2);
      days.ask(id2);
    },
    tickerChanged,
    close() {
      clearInterval(pulse);
      for (const throttle of [books, depths, tickers, tickerLists, minutes, days]) throttle.close();
    }
  };
}

// ../../packages/contract-server/src/password.ts
import { scrypt, timingSafeEqual as timingSafeEqual2 } from "crypto";
var STRONG = { log2N: 15, r: 8, p: 3 };
var KEY_BYTES = 32;
var SALT_BYTES = 16;
var hashing = new ConcurrencyLimit({ atOnce: 1, mostWaiting: 100 });
async function hashPassword(password, cost, random) {
  const salt = Buffer.from(random.bytes(SALT_BYTES));
  const key = await derive(password, salt, cost);
  return ["scrypt", cost.log2N, cost.r, cost.p, salt.toString("base64url"), key.toString("base64url")].join("$");
}
async function verifyPassword(password, hash) {
  const [scheme, log2N, r, p, salt, key] = hash.split("$");
  if (scheme !== "scrypt" || salt === void 0 || key === void 0) return false;
  const cost = { log2N: Number(log2N), r: Number(r), p: Number(p) };
  const derived = await derive(password, Buffer.from(salt, "base64url"), cost);
  const expected = Buffer.from(key, "base64url");
  return expected.length === derived.length && timingSafeEqual2(derived, expected);
}
function derive(password, salt, { log2N, r, p }) {
  const N = 2 ** log2N;
  return hashing.run(
    () => new Promise((resolve, reject) => {
      scrypt(password.normalize("NFKC"), salt, KEY_BYTES, { N, r, p, maxmem: 256 * N * r }, (error, key) => {
        if (error) reject(error);
        else resolve(key);
      });
    })
  );
}

// ../../packages/contract-server/src/socket/local-sockets.ts
import { Server } from "socket.io";

// ../../packages/contract-server/src/socket/greeting.ts
var GATHER_MS = 20;
var Greeting = class {
  #needs;
  /** Ids of sockets by the room that they have joined. */
  #waiting = /* @__PURE__ */ new Map();
  #timer;
  constructor(needs) {
    this.#needs = needs;
  }
  greet({ id: id2 }, rooms) {
    for (const room of rooms) {
      const ids = this.#waiting.get(room);
      if (ids) ids.push(id2);
      else this.#waiting.set(room, [id2]);
    }
    this.#timer ??= setTimeout(() => this.#send(), GATHER_MS);
  }
  close() {
    clearTimeout(this.#timer);
  }
  #send() {
    this.#timer = void 0;
    const events = this.#needs.events();
    for (const { name, payload } of events) this.#sendTo([EVERY_PAIR, roomOfPair(payload)], name, payload);
    for (const { name: listed, listName } of this.#needs.listed) {
      if (listName === void 0) continue;
      const payloads = events.filter(({ name }) => name === listed).map(({ payload }) => payload);
      this.#sendTo([roomOfName(listName)], listName, listOf(payloads));
    }
    this.#sendTo([roomOfName(PULSE)], PULSE, {});
    this.#waiting.clear();
  }
  #sendTo(rooms, name, payload) {
    const ids = rooms.flatMap((room) => this.#waiting.get(room) ?? []);
    if (ids.length > 0) this.#needs.io.local.to(ids).emit(name, payload);
  }
};

// ../../packages/contract-server/src/socket/interest.ts
var PAIR = "pair ";
var isOfInterest = (room) => room === EVERY_PAIR || room.startsWith(PAIR) || room.startsWith(roomOfName(""));
function roomsOf({ pairs, lists = [] }) {
  const ofPairs = pairs?.map((pair) => `${PAIR}${pair}`) ?? [EVERY_PAIR];
  const names = pairs === void 0 ? lists : [...lists, PULSE];
  return /* @__PURE__ */ new Set([...ofPairs, ...names.map(roomOfName)]);
}
function followInterest(socket, greeting) {
  const choose = (interest) => {
    const wanted = roomsOf(interest);
    const heardAll = socket.rooms.has(EVERY_PAIR);
    const added = [...wanted].filter((room) => !socket.rooms.has(room));
    for (const room of socket.rooms) if (isOfInterest(room) && !wanted.has(room)) void socket.leave(room);
    void socket.join(added);
    if (!heardAll) greeting.greet(socket, added);
  };
  choose(readInterest(socket.handshake.auth[INTEREST]) ?? {});
  socket.on(INTEREST, (message) => {
    const read = readInterest(message);
    if (read) choose(read);
  });
}

// ../../packages/contract-server/src/socket/session.ts
import { createHash as createHash3 } from "crypto";
var LONGEST_TOKEN = 512;
function tokenOf2({ handshake }) {
  const auth = handshake.auth;
  const token = typeof auth === "object" && auth !== null && "token" in auth ? auth.token : void 0;
  return typeof token === "string" && token.length <= LONGEST_TOKEN ? token : "";
}
var sessionOf = (token) => createHash3("sha256").update(token).digest("base64url");

// ../../packages/contract-server/src/socket/members.ts
var CHECK_WITHIN_MS = 3e4;
var CHECK_EVERY_MS = 500;
var MOST_MESSAGES = 30;
var WINDOW_MS = 1e4;
var isCallable = (value) => typeof value === "function";
var isOfUser = (room) => room.startsWith("user ");
var Members = class {
  #needs;
  #running = /* @__PURE__ */ new Map();
  #checking;
  #unchecked = [];
  constructor(needs) {
    this.#needs = needs;
    this.#checking = setInterval(() => this.#checkSome(), CHECK_EVERY_MS);
    this.#checking.unref();
  }
  /**
   * Recognises a socket before it is connected: what a client reads once it is connected is followed by its private events. Resolves to `false` if the
   * session cannot be read: the client connects again, and would otherwise miss its private events.
   */
  async admit(socket) {
    try {
      await this.#join(socket, await this.#roomOf(socket));
      return true;
    } catch (error) {
      this.#needs.onError(error);
      return false;
    }
  }
  /** Follows a connected socket, which may ask to be recognised again. */
  follow(socket) {
    limitMessages(socket);
    socket.on("login", (_id, acknowledge) => {
      this.#recognise(socket).then(() => isCallable(acknowledge) && acknowledge()).catch(this.#needs.onError);
    });
  }
  /** A session has ended: its sockets get public events only. */
  forgetSession(session) {
    for (const socket of this.#needs.io.sockets.sockets.values()) {
      const token = tokenOf2(socket);
      if (token !== "" && sessionOf(token) === session) this.#recognise(socket).catch(this.#needs.onError);
    }
  }
  /** All sessions of a user have ended. */
  forgetUser(userId) {
    this.#needs.io.local.in(roomOf(userId)).socketsLeave(roomOf(userId));
  }
  close() {
    clearInterval(this.#checking);
  }
  /** Puts a socket into the room of its token's user, or takes it out of any. Requests at the same time share one look-up. */
  #recognise(socket) {
    const running = this.#running.get(socket.id) ?? this.#lookUpOrClose(socket);
    this.#running.set(socket.id, running);
    return running;
  }
  /** A socket whose session cannot be read is closed: the client connects again, and would otherwise miss its private events. */
  async #lookUpOrClose(socket) {
    try {
      await this.#lookUp(socket);
    } catch (error) {
      socket.conn.close();
      throw error;
    } finally {
      this.#running.delete(socket.id);
    }
  }
  async #lookUp(socket) {
    const room = await this.#roomOf(socket);
    for (const joined of socket.rooms) if (isOfUser(joined) && joined !== room) await socket.leave(joined);
    if (socket.connected) await this.#join(socket, room);
  }
  async #roomOf(socket) {
    const token = tokenOf2(socket);
    const user = token === "" ? void 0 : await this.#needs.userOf(token);
    return user && roomOf(user.id);
  }
  async #join(socket, room) {
    if (room === void 0 || socket.rooms.has(room)) return;
    await socket.join(room);
    await this.#needs.subscribed?.();
  }
  /** Looks at a few sockets at a time, so that a thousand of them are no thousand queries in one moment. */
  #checkSome() {
    const sockets = [...this.#needs.io.sockets.sockets.values()].filter((socket) => tokenOf2(socket) !== "");
    if (this.#unchecked.length === 0) this.#unchecked = sockets;
    const count = Math.ceil(sockets.length * CHECK_EVERY_MS / (this.#needs.checkWithinMs ?? CHECK_WITHIN_MS));
    for (const socket of this.#unchecked.splice(0, count)) {
      if (socket.connected) this.#recognise(socket).catch(this.#needs.onError);
    }
  }
};
function limitMessages(socket) {
  let windowEnds = 0;
  let messages = 0;
  socket.use((_packet, next) => {
    const now = Date.now();
    if (now >= windowEnds) {
      windowEnds = now + WINDOW_MS;
      messages = 0;
    }
    messages += 1;
    if (messages <= MOST_MESSAGES) next();
    else socket.disconnect(true);
  });
}

// ../../packages/contract-server/src/socket/slow-clients.ts
var MOST_WAITING = 1e3;
function closeIfSlow({ conn }) {
  let waiting = 0;
  conn.on("packetCreate", () => {
    waiting += 1;
    if (waiting === MOST_WAITING + 1) setImmediate(() => conn.close(true));
  });
  conn.on("flush", (packets) => {
    waiting = Math.max(0, waiting - packets.length);
  });
}

// ../../packages/contract-server/src/socket/local-sockets.ts
var LARGEST_MESSAGE = 16384;
function openSockets({ server, events, listed, adapter, ...needs }) {
  const io = new Server(server, {
    serveClient: false,
    maxHttpBufferSize: LARGEST_MESSAGE,
    ...adapter && { adapter }
  });
  const greeting = new Greeting({ io, events, listed });
  const members = new Members({ io, ...needs });
  let refusesUntil = 0;
  io.use(async (socket, next) => {
    const isAdmitted = Date.now() >= refusesUntil && await members.admit(socket);
    next(isAdmitted ? void 0 : new Error("unavailable"));
  });
  io.on("connection", (socket) => {
    closeIfSlow(socket);
    members.follow(socket);
    followInterest(socket, greeting);
  });
  return {
    io,
    count: () => io.engine.clientsCount,
    audience: {
      isEmpty: () => io.engine.clientsCount === 0,
      hasUser: (userId) => io.sockets.adapter.rooms.has(roomOf(userId)),
      sendPair: ({ name, payload }) => io.local.to([EVERY_PAIR, roomOfPair(payload)]).emit(name, payload),
      sendNamed: (name, payload) => io.local.to(roomOfName(name)).emit(name, payload),
      sendUser: (userId, name, payload) => io.local.to(roomOf(userId)).emit(name, payload),
      endSessions: (userId) => members.forgetUser(userId),
      endSession: (session) => members.forgetSession(session)
    },
    interrupt(forMs) {
      refusesUntil = Date.now() + forMs;
      for (const socket of io.sockets.sockets.values()) socket.conn.close();
    },
    refuse(isRefusing) {
      refusesUntil = isRefusing ? Number.POSITIVE_INFINITY : 0;
    },
    async close() {
      greeting.close();
      members.close();
      await io.close();
    }
  };
}

// ../../packages/contract-server/src/static/client.ts
import { existsSync, readFileSync as readFileSync2 } from "fs";
import { join } from "path";
import fastifyStatic from "@fastify/static";

// ../../packages/contract-server/src/static/missing-client.ts
function missingClientPage(webDir) {
  const shown = webDir.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>The client is not built</title></head>
  <body>
    <h1>The client is not built</h1>
    <p>The exchange is running, but there is no <code>index.html</code> in <code>${shown}</code>.</p>
    <p><code>npm start</code> builds the client and starts the exchange. If it is built elsewhere, set <code>WEB_DIR</code> to
    its folder. Then start the exchange again.</p>
    <p>For work on the client, <code>npm run dev</code> serves it on an address of its own.</p>
  </body>
</html>
`;
}

// ../../packages/contract-server/src/static/client.ts
var HASHED = /[/\\]assets[/\\].+-[\w-]{8}\.\w+(?:\.(?:br|gz))?$/;
var INDEX = /[/\\]index\.html(?:\.(?:br|gz))?$/;
var FOREVER = "public, max-age=31536000, immutable";
var ASK_EACH_TIME = "no-cache";
var PAGE = "public, max-age=0, stale-while-revalidate=60";
var NOT_THE_CLIENT = /^\/(?:api|sandbox|gateway|socket\.io)(?:\/|$)/;
function readClientPage(webDir, assetsOrigin) {
  const path = join(webDir, "index.html");
  if (!existsSync(path)) return void 0;
  const page2 = readFileSync2(path, "utf8");
  return assetsOrigin === void 0 ? page2 : page2.replaceAll('"/assets/', `"${assetsOrigin}/assets/`);
}
async function clientFiles(server, { webDir, assetsOrigin }, page2) {
  const sendPage = (_request, reply) => {
    if (page2 === void 0) {
      reply.code(503).header("cache-control", ASK_EACH_TIME).type("text/html; charset=utf-8");
      return reply.send(missingClientPage(webDir));
    }
    if (assetsOrigin === void 0) return reply.sendFile("index.html");
    return reply.header("cache-control", PAGE).type("text/html; charset=utf-8").send(page2);
  };
  server.get("/", sendPage);
  server.get("/index.html", sendPage);
  if (page2 !== void 0) {
    await server.register(fastifyStatic, {
      root: webDir,
      index: false,
      dotfiles: "ignore",
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header("cache-control", cacheControlOf(path));
        if (!HASHED.test(path) || assetsOrigin === void 0) return;
        reply.header("access-control-allow-origin", "*").header("cross-origin-resource-policy", "cross-origin");
      }
    });
  }
  server.setNotFoundHandler((request, reply) => {
    if (isNavigation(request)) return sendPage(request, reply);
    return answerNotFound(request, reply);
  });
}
function cacheControlOf(path) {
  if (HASHED.test(path)) return FOREVER;
  return INDEX.test(path) ? PAGE : ASK_EACH_TIME;
}
function isNavigation({ method, url, headers }) {
  const [path = ""] = url.split("?", 1);
  const isFile = /\.\w+$/.test(path);
  const isRead = method === "GET" || method === "HEAD";
  return isRead && !isFile && !NOT_THE_CLIENT.test(path) && (headers.accept ?? "").includes("text/html");
}

// ../../packages/contract-server/src/static/content-security.ts
import { createHash as createHash4 } from "crypto";
var EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
var INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi;
var INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/gi;
var HOST = /^[\w.-]+(?::\d+)?$|^\[[\da-f:]+\](?::\d+)?$/i;
var hashesOf = (html, element) => Array.from(html.matchAll(element), ([, text2 = ""]) => {
  const hash = createHash4("sha256").update(text2).digest("base64");
  return `'sha256-${hash}'`;
});
var inlineHashes = (html) => ({
  scripts: hashesOf(html, INLINE_SCRIPT),
  styles: hashesOf(html, INLINE_STYLE)
});
function socketsOfSelf({ headers }) {
  const host = headers.host ?? "";
  return HOST.test(host) ? `ws://${host} wss://${host}` : "'self'";
}
function contentSecurity(html, { imageOrigins = [], assetsOrigin } = {}) {
  const self = ["'self'", ...assetsOrigin === void 0 ? [] : [assetsOrigin]];
  const { scripts, styles } = inlineHashes(html);
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: [...self, ...scripts],
      styleSrc: [...self, EMPTY_STYLE, ...styles],
      imgSrc: [...self, "data:", "blob:", ...imageOrigins],
      connectSrc: [...self, socketsOfSelf],
      fontSrc: self,
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
      formAction: ["'self'"]
    }
  };
}

// ../../packages/contract-server/src/static/security.ts
import helmet from "@fastify/helmet";
var YEAR_S = 31536e3;
var DEVICES = ["camera=(self)", ...["geolocation", "microphone", "payment", "usb"].map((name) => `${name}=()`)].join(
  ", "
);
async function securityHeaders(server, html, origins) {
  await server.register(helmet, {
    contentSecurityPolicy: contentSecurity(html, origins),
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: "same-origin" },
    crossOriginResourcePolicy: { policy: "same-origin" },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    xFrameOptions: { action: "deny" },
    strictTransportSecurity: false
  });
  server.addHook("onRequest", async (request, reply) => {
    reply.header("permissions-policy", DEVICES);
    if (request.protocol === "https") reply.header("strict-transport-security", `max-age=${YEAR_S}`);
  });
}

// ../../packages/contract-server/src/venue-process/ccxt-home.ts
import { existsSync as existsSync2 } from "fs";
import { join as join2 } from "path";
import { fileURLToPath } from "url";
var CCXT_MISSING = "ccxt is not installed. The commands of the root folder install it with this setting; or run `npm ci --ignore-scripts` in tooling/ccxt.";
function ccxtHome() {
  const place = import.meta.dirname.replace(/[\\/](?:src|dist)(?:[\\/].*)?$/, "");
  const home = fileURLToPath(new URL("../../tooling/ccxt/node_modules/ccxt", `file://${place}/`));
  return existsSync2(join2(home, "package.json")) ? home : void 0;
}

// ../../packages/contract-server/src/venue-process/keeper.ts
import { fork } from "child_process";
var HEAP_MB = 384;
var MOST_MEMORY = 640 * 2 ** 20;
var SILENT_MS = 3e4;
var FIRST_PAUSE_MS = 1e3;
var LONGEST_PAUSE_MS = 6e4;
var STEADY_MS = 12e4;
var Keeper = class {
  #needs;
  #child;
  #startedAt = 0;
  #heardAt = 0;
  #failures = 0;
  #following;
  #isClosed = false;
  /** The present process has opened the venue; ever one has. */
  #isOpen = false;
  #hasOpened = false;
  #problem = "the process has ended";
  #restart;
  #watch;
  constructor(needs) {
    this.#needs = needs;
    this.#start();
    this.#watch = setInterval(() => this.#replaceIfSilent(), SILENT_MS / 4);
    this.#watch.unref();
  }
  send(message) {
    if (this.#child?.connected) this.#child.send(message);
  }
  /** Sends a subscription, now and after every replacement. */
  follow(message) {
    this.#following = message;
    this.send(message);
  }
  async close() {
    this.#isClosed = true;
    clearInterval(this.#watch);
    clearTimeout(this.#restart);
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGKILL");
    await ended;
  }
  #start() {
    this.#startedAt = Date.now();
    this.#heardAt = Date.now();
    this.#isOpen = false;
    const { program } = this.#needs;
    const child = fork(program, {
      execArgv: [
        `--max-old-space-size=${HEAP_MB}`,
        ...program.endsWith(".ts") ? ["--conditions=@bourse/source"] : []
      ],
      // The environment may have secrets of the exchange.
      env: {},
      stdio: ["ignore", "ignore", "ignore", "ipc"]
    });
    this.#child = child;
    child.on("message", (message) => this.#take(message));
    child.on("error", (error) => this.#problem = error.message);
    child.once("exit", (code, signal) => this.#ended(signal ?? code));
    child.send(this.#needs.open);
  }
  #take(message) {
    this.#heardAt = Date.now();
    if (message.is === "failed" && message.message !== void 0) this.#problem = message.message;
    if (message.is === "failed" && !this.#isOpen) {
      this.#replace(this.#problem);
      return;
    }
    if (message.is === "open") {
      if (this.#hasOpened) this.#needs.say(`${this.#needs.venue} is followed again.`);
      this.#isOpen = true;
      this.#hasOpened = true;
      if (this.#following) this.send(this.#following);
    }
    if (message.is === "beat" && (message.memory ?? 0) > MOST_MEMORY) this.#replace("it needed too much memory");
    else this.#needs.onMessage(message);
  }
  #replaceIfSilent() {
    if (Date.now() - this.#heardAt > SILENT_MS) this.#replace("it did not answer");
  }
  #replace(problem) {
    this.#problem = problem;
    this.#child?.kill("SIGKILL");
  }
  #ended(how) {
    if (this.#isClosed) return;
    const reason = `${this.#problem} (${String(how)})`;
    this.#needs.onEnd(reason);
    if (!this.#hasOpened) return;
    this.#needs.say(`${this.#needs.venue} is lost: ${reason}. Orders are refused until it is back.`);
    if (Date.now() - this.#startedAt > STEADY_MS) this.#failures = 0;
    const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** this.#failures);
    this.#failures += 1;
    this.#restart = setTimeout(() => this.#start(), pause);
  }
};

export {
  defineCall,
  reportMalformed,
  parseJson,
  parseDecimal,
  decimal,
  decimalsOf,
  ZERO,
  ONE,
  plus,
  minus,
  times,
  dividedBy,
  percentOf,
  percentChange,
  midpoint,
  absolute,
  sum,
  sumIfKnown,
  compare,
  isLess,
  isGreater,
  isZero,
  isPositive,
  isNegative,
  smaller,
  larger,
  floorTo,
  ceilTo,
  roundHalfUp,
  floorToStep,
  isMultipleOf,
  toDrawingNumber,
  int,
  id,
  decimal2,
  intOrUnknown,
  decimalOrUnknown,
  maybeDecimal,
  text,
  flag,
  maybeTime,
  anyContent,
  list,
  alsoReads,
  confirmation,
  page,
  RESOLUTIONS,
  MINUTE_MS,
  HOUR_MS,
  DAY_MS,
  barStart,
  nextBarStart,
  RESOLUTION_NAMES,
  isLoopback,
  ConfigError,
  numberSetting,
  switchSetting,
  proxiesSetting,
  portSetting,
  hostSetting,
  logLevelSetting,
  readEnvironment,
  SERVER_TEXTS,
  ConcurrencyLimit,
  Rejection,
  unavailable,
  answerNotFound,
  LARGEST_BODY,
  baseServer,
  compressAnswers,
  createDrain,
  healthRoutes,
  LARGEST_ID,
  loopbackOnly,
  createRouter,
  authenticate,
  ListenError,
  ensureFree,
  listenError,
  BOOK_LEVELS,
  bidSide,
  askSide,
  pairKeys,
  pairId,
  publicTrade,
  quotationNew,
  quotation,
  quotationNewPost,
  timeSeries,
  tradeHistory,
  currencyDetail,
  currencyList,
  defineEvent,
  eventName,
  balanceChanged,
  tickerEvent,
  depthEvent,
  barEvent,
  ORDER_MODE,
  replay,
  moveReplay,
  seconds,
  dateTime,
  currentEvents,
  roomOfPair,
  roomOf,
  Throttle,
  publishMarket,
  nodeProblem,
  STRONG,
  hashPassword,
  verifyPassword,
  sessionOf,
  openSockets,
  readClientPage,
  clientFiles,
  securityHeaders,
  CCXT_MISSING,
  ccxtHome,
  Keeper
};
//# sourceMappingURL=chunk-KQNQA4BE.js.map