/**
 * Names a sentence may be asked for, in groups of the same trade, so that each could stand for another. Networks on which
 * the same thing happens at once are left out: more than one of them would be right.
 */
export const KNOWN_COMPANIES: readonly (readonly string[])[] = [
  ['Netflix', 'Disney+', 'HBO', 'Hulu', 'Apple TV+', 'Amazon Prime Video', 'BBC Three'],
  ['Microsoft', 'Sony', 'Nintendo', 'Tencent', 'Sega', 'Ubisoft', 'Valve'],
  ['Apple', 'Google', 'Amazon', 'Samsung', 'IBM', 'Nokia', 'Intel'],
  ['OpenAI', 'Mistral AI', 'Anthropic', 'Baidu', 'IBM', 'Adobe', 'Nvidia'],
  ['GitHub', 'JetBrains', 'Red Hat', 'Mozilla', 'Atlassian'],
  ['Spotify', 'Deezer', 'Tidal', 'Bandcamp', 'SoundCloud', 'Pandora'],
  ['Balenciaga', 'Gucci', 'Prada', 'Chanel', 'Miu Miu', 'Dior', 'Hermès', 'Valentino'],
  ['Nike', 'Adidas', 'Puma', 'Reebok', 'New Balance', 'Asics', 'Converse'],
  ['Burger King', 'McDonald’s', 'Wendy’s', 'KFC', 'Subway', 'Taco Bell'],
  ['The New York Times', 'The Washington Post', 'The Guardian', 'The Wall Street Journal', 'USA Today'],
  ['Christie’s', 'Sotheby’s', 'Phillips', 'Bonhams'],
  ['Pop Mart', 'Mattel', 'Hasbro', 'Lego', 'Bandai', 'Tomy'],
  ['ByteDance', 'Tencent', 'Alibaba', 'Baidu', 'Xiaomi', 'Huawei'],
  ['Mojang', 'Rovio', 'Supercell', 'Paradox', 'King', 'DICE'],
  ['Collins Dictionary', 'Merriam-Webster', 'Cambridge Dictionary', 'Dictionary.com'],
  ['Etsy', 'eBay', 'Zalando', 'Amazon', 'Shein'],
  ['Nissan', 'Renault', 'Toyota', 'Volkswagen', 'Honda', 'Hyundai'],
]
