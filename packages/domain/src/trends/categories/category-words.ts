import type { Category } from './category'

/** Words that point to a category. `sure` ones decide alone, `hints` need company or the absence of anything else. */
export type CategoryWords = { readonly sure: string; readonly hints: string }

/**
 * Our table of words per category: English, with the commonest words of other languages the sources carry. Two words
 * joined by `_` are a phrase. Words are compared folded and in the singular. General has none: it is what is left.
 */
export const CATEGORY_WORDS: Readonly<Record<Exclude<Category, 'General'>, CategoryWords>> = {
  Music: {
    sure: `album song singer rapper music musician musical_artist concert playlist discography grammy grammys billboard
      spotify eurovision coachella lollapalooza glastonbury tomorrowland mixtape remix vinyl guitarist drummer bassist
      songwriter dj orchestra symphony opera hiphop hip_hop kpop k-pop jpop bts blackpink stray_kids newjeans 
      taylor_swift beyonce rihanna drake kendrick_lamar travis_scott bad_bunny billie_eilish dua_lipa ariana_grande
      sabrina_carpenter olivia_rodrigo lady_gaga ed_sheeran harry_styles the_weeknd kanye megan_thee chappell_roan
      charli_xcx coldplay metallica radiohead the_beatles playlist soundtrack lyrics acoustic setlist boy_band
      girl_group music_video new_single debut_single hot_100 musik musica musique cancion chanson cantante
      nowplaying jukebox synthwave metalcore techno house_music jazz reggaeton punk_rock heavy_metal vocaloid`,
    hints: `band tour single stage vocal duet chart track rap pop rock metal debut festival fans headliner encore choir`,
  },
  'Film & TV': {
    sure: `film movie cinema trailer netflix hbo hulu disney_plus disney+ prime_video box_office oscar oscars emmy emmys
      golden_globes actor actress screenwriter showrunner sitcom sequel prequel biopic anime manga blu-ray tv_series
      tv_show television season_finale series_finale premiere casting marvel mcu dc_studios pixar star_wars star_trek
      lucasfilm a24 doctor_who game_of_thrones house_of_the_dragon stranger_things squid_game the_bear succession
      the_last_of_us bridgerton love_island bachelor survivor big_brother snl saturday_night_live horror_film
      cinematography b_movie documentary miniseries reality_tv late_night kdrama k-drama telenovela bollywood pelicula
      filme serie_tv kino sundance cannes venice_film streaming_series rotten_tomatoes imdb letterboxd crunchyroll
      filmmaker comedian television_personality television_presenter media_personality voice_actor`,
    hints: `season episode series cast director script scene role studio streaming show spoilers finale reboot spinoff
      spin-off drama comedy horror thriller character screening`,
  },
  Gaming: {
    sure: `gaming gamer videogame video_game nintendo playstation ps5 ps4 xbox switch_2 steam_deck esports e-sports
      fortnite minecraft roblox zelda mario pokemon gta elden_ring baldur valorant league_of_legends dota counter-strike
      cs2 overwatch call_of_duty warzone diablo world_of_warcraft final_fantasy genshin honkai hollow_knight silksong
      speedrun speedrunner rpg mmorpg roguelike dlc game_pass indie_game indie_games board_game tabletop dungeons_dragons
      d&d twitch gamescom ubisoft rockstar_games bethesda blizzard capcom fromsoftware stardew palworld helldivers
      cyberpunk_2077 playtest game_awards gamedev godot unreal_engine videojuego jeu_video videospiel lpl lck`,
    hints: `game player quest boss mod console controller multiplayer arcade retro patch lore steam`,
  },
  Sports: {
    sure: `nba nfl mlb nhl wnba mls ncaa fifa uefa ufc wwe wrestlemania royal_rumble f1 formula_1 formula_one nascar motogp grand_prix olympic
      olympics paralympics world_cup euro_2024 copa_america champions_league premier_league la_liga serie_a bundesliga
      football soccer basketball baseball hockey tennis golf cricket rugby boxing wrestling cycling marathon athletics
      wimbledon us_open french_open australian_open roland_garros super_bowl world_series stanley_cup playoff playoffs
      quarterback touchdown linebacker goalkeeper striker midfielder pitcher home_run coach referee halftime overtime
      celtics lakers warriors knicks mavericks spurs cavaliers pistons pacers timberwolves 76ers yankees dodgers mets red_sox cubs chiefs cowboys eagles packers 49ers
      oilers panthers arsenal chelsea liverpool manchester_united manchester_city real_madrid barcelona bayern juventus
      messi ronaldo mbappe lebron curry ohtani verstappen hamilton djokovic nadal alcaraz serena mahomes infantino
      tour_de_france ryder_cup ipl t20 test_match grand_slam hat_trick free_agent draft_pick trade_deadline
      knockout heavyweight transfer_window espn futbol fussball calcio futebol deporte esporte tor_des_monats wm em_2024
      footballer cricketer wrestler motorsport racing_driver mixed_martial golfer gymnast sprinter figure_skater`,
    hints: `team match league final semifinal championship champion tournament trophy goal score season player fans roster
      medal defeat beat beats win wins loses injury derby trade draft race racing athlete stadium cup vs contract signs`,
  },
  Technology: {
    sure: `software hardware programming programmer developer open_source open-source javascript typescript python rust_lang
      golang java c++ linux kernel ubuntu debian fedora windows macos ios android iphone ipad apple_intelligence google_pixel
      samsung_galaxy chatgpt openai anthropic claude gemini llm llms gpt copilot machine_learning neural_network deep_learning
      artificial_intelligence ai chatbot deepfake nvidia amd intel qualcomm tsmc gpu cpu semiconductor microprocessor microchip
      database postgres postgresql sqlite mysql redis kubernetes docker serverless compiler debugger framework api sdk
      cybersecurity hacker hackers malware ransomware vulnerability cve zero-day zero_day exploit encryption phishing
      data_breach password passkey browser firefox chromium safari webassembly wasm css html http tcp ipv6 dns github gitlab
      git npm docker vpn self-hosted selfhosted homelab fediverse mastodon bluesky smartphone laptop startup robot robotics
      exoskeleton wearable self-driving robotaxi waymo vr_headset vision_pro augmented_reality blockchain cryptography quantum_computing
      emacs vim neovim terminal regex algorithm refactoring show_hn raspberry_pi arduino fpga risc-v 3d_printing bsd
      tecnologia technologie technik ki logiciel`,
    hints: `chip compile app device drone gadget cloud server code bug update release version download feature platform user data model internet web
      tech digital online network storage battery screen tool engine library parser protocol rust agent token cache`,
  },
  Science: {
    sure: `science scientist scientists physics physicist chemistry biology biologist astronomy astronomer nasa esa spacex
      rocket spacecraft satellite asteroid comet meteor eclipse solstice equinox galaxy black_hole exoplanet telescope
      james_webb hubble starship artemis moon_landing moon mars jupiter saturn venus orbit cosmology dark_matter quantum
      particle neutrino higgs fusion genome dna rna gene crispr protein bacteria virus vaccine pandemic epidemic outbreak quarantine hantavirus ebola measles influenza
      cancer alzheimer clinical_trial medicine neuroscience brain psychology evolution fossil dinosaur paleontology
      archaeology archaeologists species biodiversity extinction climate_change global_warming climate glacier volcano
      geology seismology earthquake_science ecology coral mathematics mathematician theorem prime_number arxiv
      preprint peer-reviewed nobel_prize_in_physics nobel_prize nobel aurora supermoon reef iss space_station perseid perseids
      researchers ciencia wissenschaft espacio weltraum chemist astronaut cosmonaut
      mathematical_constant chemical_element chemical_compound family_of_viruses viruses`,
    hints: `cell survey sea ocean deep-sea study research space experiment theory lab laboratory university discovery planet star energy temperature
      species health disease lunar drug patient nature animal whale plant human ancient`,
  },
  Fashion: {
    sure: `fashion vogue met_gala runway catwalk couture haute_couture designer_bag handbag sneaker sneakers streetwear
      gucci prada chanel dior versace balenciaga louis_vuitton hermes burberry givenchy valentino fendi nike_air jordans
      adidas_samba yeezy fashion_week supermodel outfit makeup lipstick skincare beauty_trend hairstyle manicure perfume
      zara shein uniqlo lingerie denim jeans dress gown swimwear menswear womenswear moda mode_week lookbook ootd
      stylist tailoring vintage_clothing thrifting kitten_heels balletcore cottagecore gorpcore quiet_luxury`,
    hints: `style wear wearing look model brand collection trend clothes clothing shoes jewelry watch red_carpet beauty nail
      hair collab`,
  },
  Food: {
    sure: `food recipe recipes restaurant chef cuisine michelin bakery baking bread sourdough pizza burger hamburger taco
      sushi ramen noodle pasta cheese chocolate coffee espresso matcha tea_time wine beer whisky cocktail cookbook cooking
      kitchen vegan vegetarian dessert cake ice_cream mcdonald mcdonalds starbucks wendy burger_king chipotle taco_bell kfc
      dunkin costco_food snack soda soup salad barbecue bbq fried_chicken air_fryer brunch dinner lunch breakfast
      thanksgiving_dinner pumpkin_spice dubai_chocolate boba bubble_tea kimchi gastronomy comida receta cuisine_recette
      rezept essen masterchef bake_off foodie hot_sauce avocado olive_oil truffle`,
    hints: `eat eating taste flavor menu spicy sweet cook drink meal ingredient dish egg meat fish rice butter farm grocery`,
  },
  'Internet Culture': {
    sure: `meme memes viral tiktok tiktoker youtuber influencer streamer vtuber reddit subreddit 4chan tumblr twitter_drama
      instagram_trend snapchat discord podcast podcaster mrbeast kai_cenat ishowspeed pewdiepie logan_paul jake_paul
      brainrot skibidi rizz sigma gen_z gen_alpha slang copypasta shitpost fandom fanfic fanfiction cosplay fanart
      art_fight artfight inktober ao3 emoji gif livestream_fail challenge_video asmr unboxing creepypasta trollface
      doge pepe wojak hashtag follow_friday followfriday caturday silentsunday throwback_thursday monsterdon wordoftheday
      catsofmastodon dogsofmastodon know_your_meme ratioed hawk_tuah labubu dubai_porta_potty
      fotografie photographychallenge wordle connections_hint nyt_connections nyt_strands
      internet_personality social_media`,
    hints: `internet online social video trend creator follower post thread website viral_video stream community art
      drawing hashtaggames tag comic webcomic`,
  },
  'News & Politics': {
    sure: `election elections vote voter ballot president presidential prime_minister minister parliament congress senate
      senator governor mayor government supreme_court court judge lawsuit trial verdict indictment indicted convicted
      sentenced arrested arrest police shooting shot_dead gunman murder manslaughter kidnapping missing_woman missing_child
      war ceasefire military troops missile airstrike invasion ukraine russia gaza israel hamas hezbollah iran nato putin
      zelensky zelenskyy netanyahu trump biden harris vance obama starmer macron merz scholz modi xi_jinping democrats
      republicans gop democrat republican labour tories tory conservative_party kremlin white_house pentagon fbi cia doj
      un_security_council european_union brexit sanctions tariffs immigration border migrants refugees deportation ice_raid
      protest protesters riot strike_action coup earthquake hurricane tornado wildfire flood flooding tsunami typhoon
      evacuation plane_crash train_derailment explosion hostage terror terrorist refugee impeachment veto referendum
      coalition_government abortion_law gun_control juneteenth executive_order attorney_general dead_at killed obituary
      wahl bundestag regierung eleccion elecciones gobierno guerra guerre gouvernement elezioni governo politica politik
      politique politics election_day polls constitution legislation lawmakers debate_night todd_blanche
      congressman congresswoman lawmaker endorses endorsement acquitted acquits juror jury truce lebanon syria
      drone_strike nuclear_plant homicide politician activist diplomat political_party political_commentator armed_conflict military_conflict aviation_accident
      aviation_incident serial_killer sex_offender criminal_case fugitive`,
    hints: `law rights crisis attack strike fraud killing medic death dies died dead crash fire storm weather warning police leader party policy
      state border security report king queen prince royal pope vatican ban emergency victims union
      rally campaign lawyer journalist emperor conflict`,
  },
  Business: {
    sure: `stock stocks stock_market nasdaq dow_jones s&p s&p_500 wall_street earnings quarterly_earnings revenue
      profit ipo merger acquisition acquires acquired takeover layoffs bankruptcy bankrupt chapter_11 federal_reserve fed_rate
      interest_rate interest_rates inflation recession gdp unemployment jobs_report economy economic bitcoin ethereum crypto
      cryptocurrency etf hedge_fund private_equity venture_capital valuation ceo cfo antitrust shareholder dividend
      mortgage housing_market real_estate oil_price gas_prices opec tesla_stock nvidia_stock gamestop berkshire warren_buffett
      jpmorgan goldman_sachs walmart costco target_corp amazon_prime_day prime_day black_friday cyber_monday retailer
      supply_chain trade_war wirtschaft borse bolsa economia bourse entreprise startup_funding series_b funding_round
      minimum_wage pension central_bank bank_of_england ecb businessman businesswoman businessperson
      entrepreneur financier conglomerate`,
    hints: `shares market price company deal bank tax billion trillion investor sale sell buy trade cost budget fund finance money
      job worker union industry factory brand customer`,
  },
  Lifestyle: {
    sure: `fitness workout yoga pilates gym diet weight_loss ozempic wellness meditation mindfulness self-care mental_health
      sleep_tips parenting pregnancy wedding bride honeymoon dating relationship travel vacation tourism holiday airbnb
      hotel cruise beach hiking camping gardening garden interior_design home_decor furniture ikea diy knitting crochet
      horoscope astrology zodiac tarot hindu_festival religious_festival public_holiday mothers_day fathers_day mother_day father_day valentine halloween christmas
      easter ramadan eid diwali hanukkah new_year new_years lunar_new_year pride_month thanksgiving birthday_party
      first_day_of_summer first_day_of_spring pet_care dog_breed puppy kitten minimalism van_life viaje urlaub voyage
      bloomscrolling houseplant running_shoes skiing surfing national_park road_trip birdwatching bookstodon`,
    hints: `pet life home family kid baby mother father parent day summer winter spring autumn weekend health walk train car
      book reading novel novelist author celebration school festival tradition sunday photo photography nature dog cat flower`,
  },
}
